import { refused, type Looked } from './media-kind.ts'

/** Walks the chunks from IHDR to IEND, which must be the end of the file. */
export function lookAtPng(bytes: Buffer): Looked {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return refused('not a PNG')
  let at = 8
  for (;;) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const next = at + 12 + length
    if (next > bytes.length) return refused('the file is cut off')
    if (name === 'IEND') {
      if (next !== bytes.length) return refused('something is hung on behind the picture')
      break
    }
    at = next
  }
  return {
    tag: 'media',
    type: 'image/png',
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
  }
}
