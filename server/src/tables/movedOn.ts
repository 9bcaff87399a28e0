/** A table that another process has, or that left memory: clients that come back find it where it is now. */
import { Fenced } from '../store/Store'
import { troubleOf } from '../store/trouble'

/** The table has left memory and must be looked up again. */
export class TableClosed extends Error {}

export const hasMovedOn = (error: unknown): boolean => error instanceof TableClosed || error instanceof Fenced

/** The store reports its own trouble once, and a bot or a timer that finds its table gone has nothing to report. */
export const isExpected = (error: unknown): boolean => hasMovedOn(error) || troubleOf(error) !== null
