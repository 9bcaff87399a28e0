/** A binary message in a WebSocket frame as a server sends it: whole, not masked, not compressed (RFC 6455, 5.2). */
const WHOLE_BINARY = 0x82
/** Longer lengths follow in two or eight bytes, which these values announce. */
const SHORT = 125
const TWO_BYTES = 126
const EIGHT_BYTES = 127

export function webSocketFrame(message: Uint8Array): Uint8Array {
  const { length } = message
  const header = length <= SHORT ? 2 : length <= 0xffff ? 4 : 10
  const frame = Buffer.allocUnsafe(header + length)
  frame[0] = WHOLE_BINARY
  if (header === 2) frame[1] = length
  else if (header === 4) {
    frame[1] = TWO_BYTES
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = EIGHT_BYTES
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.set(message, header)
  return frame
}
