import { setImmediate as nextTurn } from 'node:timers/promises'

/** Max bytes copied per turn of the event loop: a few milliseconds of work. */
const PORTION_BYTES = 512 * 1024

/**
 * Gathers a stream in one buffer that owns its memory. The copy of many pieces is spread over turns
 * of the event loop: 30 MB at once would hold up everybody else.
 */
export async function gather(
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of stream) {
    pieces.push(piece)
    size += piece.length
  }
  const whole = Buffer.allocUnsafeSlow(size)
  let at = 0
  let copied = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
    copied += piece.length
    if (copied < PORTION_BYTES) continue
    copied = 0
    await nextTurn()
  }
  return whole
}
