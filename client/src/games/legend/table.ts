/** The part of the game's client that loads when somebody sits down at a table. */
import '../../kit/kit.css'
import './styles/bar.css'
import './styles/panels.css'
import './styles/plates.css'
import './styles/stage.css'
import { tableClient } from '../../kit/tableClient'
import { legendTable } from './legendTable'

export const legendTableClient = tableClient(legendTable)
