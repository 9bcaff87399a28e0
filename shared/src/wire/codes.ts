/** Codes of tables and halls. Apart from the protocol, so that the home page need not load its shapes. */

/** Without look-alikes. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const CODE_LENGTH = 8
/** Longer than a table's: halls last for years, and the length tells them apart. */
export const HALL_CODE_LENGTH = 12
