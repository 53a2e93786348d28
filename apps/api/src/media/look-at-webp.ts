import { refused, type Looked } from './media-kind.ts'

/** The size the container names must be that of the file; the first chunk names the dots. */
export function lookAtWebp(bytes: Buffer): Looked {
  const size = bytes.readUInt32LE(4) + 8
  if (size !== bytes.length && size !== bytes.length - 1)
    return refused('something is hung on behind the picture')
  const dots = dotsOf(bytes)
  return dots ? { tag: 'media', type: 'image/webp', ...dots } : refused('not a WebP')
}

function dotsOf(bytes: Buffer) {
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8X')
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (chunk === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (chunk === 'VP8L') {
    const bits = bytes.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return undefined
}
