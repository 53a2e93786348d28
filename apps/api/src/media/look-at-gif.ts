import { refused, type Looked } from './media-kind.ts'

const TRAILER = 0x3b
const EXTENSION = 0x21
const IMAGE = 0x2c

/** Walks the blocks to the trailer, which must be the end of the file. */
export function lookAtGif(bytes: Buffer): Looked {
  const media = {
    tag: 'media',
    type: 'image/gif',
    width: bytes.readUInt16LE(6),
    height: bytes.readUInt16LE(8),
  } as const
  let at = 13 + colours(bytes.readUInt8(10))
  for (;;) {
    const kind = bytes.readUInt8(at)
    if (kind === TRAILER)
      return at === bytes.length - 1 ? media : refused('something is hung on behind the picture')
    if (kind === EXTENSION) at = afterBlocks(bytes, at + 2)
    else if (kind === IMAGE) {
      const frame = at + 10 + colours(bytes.readUInt8(at + 9))
      at = afterBlocks(bytes, frame + 1)
    } else return refused('not a GIF')
  }
}

/** Bytes of the colour table that a flag byte announces. */
const colours = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

function afterBlocks(bytes: Buffer, from: number): number {
  let at = from
  for (let size = bytes.readUInt8(at); size !== 0; size = bytes.readUInt8(at)) at += size + 1
  return at + 1
}
