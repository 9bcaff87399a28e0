/** A number with its sign, the way a tile shows it. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** A number with a real minus sign. */
export const plainNumber = (n: number): string => (n < 0 ? `−${-n}` : String(n))
