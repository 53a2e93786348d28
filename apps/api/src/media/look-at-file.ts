import { lookAtGif } from './look-at-gif.ts'
import { lookAtJpeg } from './look-at-jpeg.ts'
import { lookAtPng } from './look-at-png.ts'
import { lookAtMp4, lookAtWebm } from './look-at-video.ts'
import { lookAtWebp } from './look-at-webp.ts'
import { refused, type Looked } from './media-kind.ts'

/** More dots than this take more memory to show than a browser should be made to spend. */
export const MAX_PIXELS = 64_000_000
export const MAX_SIDE = 16_384

type Look = (bytes: Buffer) => Looked

const LOOKS: readonly (readonly [isOne: (bytes: Buffer) => boolean, look: Look])[] = [
  [(b) => b.subarray(0, 8).equals(PNG), lookAtPng],
  [(b) => b[0] === 0xff && b[1] === 0xd8 && b[2] === 0xff, lookAtJpeg],
  [(b) => /^GIF8[79]a$/.test(b.toString('latin1', 0, 6)), lookAtGif],
  [
    (b) => b.toString('latin1', 0, 4) === 'RIFF' && b.toString('latin1', 8, 12) === 'WEBP',
    lookAtWebp,
  ],
  [(b) => b.toString('latin1', 4, 8) === 'ftyp', lookAtMp4],
  [(b) => b.readUInt32BE(0) === 0x1a45dfa3, lookAtWebm],
]

/**
 * Says what a file is by its own bytes, without unpacking a picture: its kind, its size in dots,
 * and that nothing else is hung on behind it.
 *
 * @source reliability T17 (magic bytes, pixel cap, polyglots, SVG)
 */
export function lookAtFile(bytes: Buffer): Looked {
  if (bytes.length < 16) return refused('the file is too short')
  const look = LOOKS.find(([isOne]) => isOne(bytes))?.[1]
  if (!look) return refused('only PNG, JPEG, WebP, GIF, MP4 and WebM are taken')
  const looked = safely(look, bytes)
  if (looked.tag === 'refused') return looked
  const { width, height } = looked
  if (width === null || height === null) return looked
  if (width === 0 || height === 0) return refused('the picture has no size')
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS)
    return refused(
      `the picture is ${width} × ${height}; at most ${MAX_SIDE} a side and ${MAX_PIXELS} dots`,
    )
  return looked
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function safely(look: Look, bytes: Buffer): Looked {
  try {
    return look(bytes)
  } catch (error) {
    // A length that points behind the end of the file.
    if (error instanceof RangeError) return refused('the file is cut off')
    throw error
  }
}
