/** Still pictures of this game's table, outside of a match. */
import '../../kit/kit.css'
import './styles/plates.css'
import './styles/stage.css'
import { stillOf } from '../../kit/Still'
import { legendTable } from './legendTable'

export const legendStill = stillOf(legendTable)
