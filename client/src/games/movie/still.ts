/** Still pictures of this game's table, for whoever does not sit at one. */
import '../../kit/kit.css'
import './movie.css'
import { stillOf } from '../../kit/Still'
import { movieTable } from './movieTable'

export const movieStill = stillOf(movieTable)
