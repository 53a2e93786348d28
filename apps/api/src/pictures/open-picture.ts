import { loadImage, type Image } from '@napi-rs/canvas'
import { imageSize } from 'image-size'
import { problem } from '../jsonapi/problem.ts'

/** A picture of more pixels takes more memory than it is worth. */
const MOST_PIXELS = 40_000_000

/**
 * Opens the bytes of a picture: PNG, JPEG, WebP, GIF, AVIF or SVG, which loads nothing.
 *
 * @throws Problem 422 `not_a_picture`, `picture_too_large`
 */
export async function openPicture(bytes: Uint8Array): Promise<Image> {
  const { width, height } = sizeOf(bytes)
  if (width * height > MOST_PIXELS)
    throw problem(
      422,
      'picture_too_large',
      `图片过大：${width} × ${height} / the picture is too large: ${width} × ${height}`,
    )
  try {
    return await loadImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch {
    // What a stranger sent as a picture and cannot be read as one.
    throw notPicture()
  }
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } {
  try {
    return imageSize(bytes)
  } catch {
    // A kind that nobody can measure is opened by nobody.
    throw notPicture()
  }
}

const notPicture = () =>
  problem(422, 'not_a_picture', '内容不是可读取的图片 / what came is no picture that can be read')
