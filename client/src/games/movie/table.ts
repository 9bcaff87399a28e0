/** The part of the game's client that loads when somebody sits down at a table. */
import '../../kit/kit.css'
import './movie.css'

export { Hand } from './Hand'
export { Mirror } from './Mirror'
export { openScene } from './MovieScene'
