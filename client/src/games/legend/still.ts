/** Still pictures of this game's table, for whoever does not sit at one. */
import '../../kit/kit.css'
import './styles/plates.css'
import './styles/stage.css'
import { stillOf } from '../../kit/Still'
import { legendTable } from './legendTable'

export const legendStill = stillOf(legendTable)
