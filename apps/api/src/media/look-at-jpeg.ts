import { refused, type Looked } from './media-kind.ts'

/** Walks the segments to the frame that names the size; the end mark must end the file. */
export function lookAtJpeg(bytes: Buffer): Looked {
  const end = lastByte(bytes)
  if (bytes[end - 1] !== 0xff || bytes[end] !== 0xd9)
    return refused('something is hung on behind the picture')
  let at = 2
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) return refused('not a JPEG')
    const mark = bytes.readUInt8(at + 1)
    // Fill bytes before a mark.
    if (mark === 0xff) {
      at += 1
      continue
    }
    if (isFrame(mark))
      return {
        tag: 'media',
        type: 'image/jpeg',
        width: bytes.readUInt16BE(at + 7),
        height: bytes.readUInt16BE(at + 5),
      }
    if (mark === 0xda || mark === 0xd9) return refused('the picture has no frame')
    const length = bytes.readUInt16BE(at + 2)
    if (length < 2) return refused('not a JPEG')
    at += 2 + length
  }
}

/** SOF0 to SOF15, without the table markers in that range. */
const isFrame = (mark: number) =>
  mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc

/** Cameras fill up the last block with zeros. */
function lastByte(bytes: Buffer): number {
  let at = bytes.length - 1
  while (at > 0 && bytes[at] === 0) at -= 1
  return at
}
