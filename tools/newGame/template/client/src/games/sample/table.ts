/** The part of the game's client that loads when somebody sits down at a table. */
import '../../kit/kit.css'
import { tableClient } from '../../kit/tableClient'
import { sampleTable } from './sampleTable'

export const sampleTableClient = tableClient(sampleTable)
