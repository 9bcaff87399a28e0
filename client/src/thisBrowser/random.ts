const bytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

/** 16 random bytes as hex: this browser's part in the deal. */
export const newEntropy = (): string => Array.from(bytes(16), b => b.toString(16).padStart(2, '0')).join('')

/** A secret of 192 bits in letters that may stand in an address. */
export const newToken = (): string =>
  btoa(String.fromCharCode(...bytes(24)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')

export const newId = (): string => newToken().slice(0, 16)
