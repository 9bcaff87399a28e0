/** A table that is no longer this process's, or no longer in memory: nothing is wrong, it is found anew. */
import { Fenced } from '../store/Store'

/** The table has left memory; whoever still holds it must find it anew. */
export class TableClosed extends Error {}

/** Whoever comes back finds the table where it is now. */
export const hasMovedOn = (error: unknown): boolean => error instanceof TableClosed || error instanceof Fenced
