/** Still pictures of this game's table, outside of a match. */
import '../../kit/kit.css'
import './movie.css'
import { stillOf } from '../../kit/Still'
import { movieTable } from './movieTable'

export const movieStill = stillOf(movieTable)
