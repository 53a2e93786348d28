const SHORT = 125
const MIDDLE = 0xff_ff
const TEXT = 0x81
const PING = 0x89

/**
 * A text as a server puts it on the wire, whole and unmasked: made once, it serves every socket.
 *
 * @source RFC 6455 §5.2
 */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  return Buffer.concat([headOf(TEXT, payload.length), payload])
}

/** The transport's own question for a sign of life; every client answers it by itself. */
export const PROBE: Buffer = headOf(PING, 0)

function headOf(kind: number, size: number): Buffer {
  if (size <= SHORT) return Buffer.from([kind, size])
  if (size <= MIDDLE) return Buffer.from([kind, 126, size >> 8, size & 0xff])
  const head = Buffer.alloc(10)
  head.set([kind, 127])
  head.writeBigUInt64BE(BigInt(size), 2)
  return head
}
