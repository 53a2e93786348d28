import { loadImage, type Image } from '@napi-rs/canvas'
import { imageSize } from 'image-size'
import { problem } from '../kernel/problem.ts'

/** A picture of more pixels takes more memory than it is worth. */
const MOST_PIXELS = 40_000_000

/**
 * Opens the bytes of a picture: PNG, JPEG, WebP, GIF, AVIF or SVG, which loads nothing.
 *
 * @throws Problem 422 `not_a_picture`, `picture_too_large`
 */
export async function openPicture(bytes: Uint8Array): Promise<Image> {
  const { width, height } = sizeOf(bytes)
  if (width * height > MOST_PIXELS) throw problem('picture_too_large', { width, height })
  try {
    return await loadImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch {
    // An upload that cannot be read as a picture.
    throw notPicture()
  }
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } {
  try {
    return imageSize(bytes)
  } catch {
    // Formats whose size cannot be measured are not opened.
    throw notPicture()
  }
}

const notPicture = () => problem('not_a_picture')
