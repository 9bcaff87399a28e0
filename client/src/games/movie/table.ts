/** The part of the game's client that loads when somebody sits down at a table. */
import '../../kit/kit.css'
import './movie.css'
import { tableClient } from '../../kit/tableClient'
import { movieTable } from './movieTable'

export const movieTableClient = tableClient(movieTable)
