const SHORT = 125
const MIDDLE = 0xff_ff
const TEXT = 0x81
const PING = 0x89

/**
 * A text message as one unmasked server frame: encoded once, sent to every socket.
 *
 * @source RFC 6455 §5.2
 */
export function textFrame(text: string): Buffer {
  const size = Buffer.byteLength(text)
  const frame = startFrame(TEXT, size)
  frame.write(text, frame.length - size)
  return frame
}

/** WebSocket ping frame, which every client answers automatically. */
export const PROBE: Buffer = startFrame(PING, 0)

/** A frame with its head, and room for the payload behind it. */
function startFrame(kind: number, size: number): Buffer {
  const isMiddle = size > SHORT && size <= MIDDLE
  const headSize = size <= SHORT ? 2 : isMiddle ? 4 : 10
  const frame = Buffer.allocUnsafe(headSize + size)
  frame[0] = kind
  frame[1] = size <= SHORT ? size : isMiddle ? 126 : 127
  if (isMiddle) frame.writeUInt16BE(size, 2)
  if (headSize === 10) frame.writeBigUInt64BE(BigInt(size), 2)
  return frame
}
