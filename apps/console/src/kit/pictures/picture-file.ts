import { compressExactly, imageOptions, type CompressedPicture, type ImageType } from '@omc/core'

/** How a picture is written; what is left out stays as it is. */
export type PictureWish = {
  /** MIME type or bare name; other than png, jpeg and gif becomes jpeg. */
  readonly type?: string
  /** Factor between 0 and 10, both excluded. */
  readonly scale?: number
  /** Size the file should have, bytes; without one the default quality decides. */
  readonly wantedBytes?: number
  /** How near the size must come: 0.8 to 0.99, else 0.95. */
  readonly accuracy?: number
  /** Called before each try, counted from 1. */
  readonly onTry?: (tryNumber: number) => void
}

/** Writes pictures of one size and type. */
export type PictureWriter = (
  picture: Blob,
  to: { readonly type: ImageType; readonly scale: number },
) => Promise<(quality: number) => Promise<Blob>>

/**
 * Encodes a picture again: type, scale, and a size in at most 7 tries. A result that is larger than
 * the picture is dropped. A GIF is returned as it is: a browser writes none.
 *
 * @throws when the browser cannot read the picture
 * @source console spec §5 and §9 (image tool)
 */
export async function rewritePicture(
  picture: Blob,
  wish: PictureWish,
  writer: PictureWriter = onCanvas,
): Promise<CompressedPicture<Blob>> {
  const asked = imageOptions({ ...wish, type: wish.type ?? picture.type })
  const { type, quality, scale = 1, accuracy } = asked
  const { wantedBytes, onTry } = wish
  const isSame = scale === 1 && `image/${type}` === picture.type
  if (type === 'gif' || (isSame && picture.size <= (wantedBytes ?? 0)))
    return { picture, triesCount: 0 }
  const write = await writer(picture, { type, scale })
  if (wantedBytes === undefined) {
    const plain = await write(quality)
    return { picture: isSame && plain.size >= picture.size ? picture : plain, triesCount: 1 }
  }
  // Compress the scaled or converted picture, if there is one.
  const source = isSame ? picture : await write(quality)
  return compressExactly({ source, wantedBytes, accuracy, encode: write, ...(onTry && { onTry }) })
}

const onCanvas: PictureWriter = async (picture, { type, scale }) => {
  const bitmap = await createImageBitmap(picture)
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no canvas')
  // JPEG knows no transparency: what shows through would be black.
  if (type === 'jpeg') {
    brush.fillStyle = '#fff'
    brush.fillRect(0, 0, width, height)
  }
  brush.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return (quality) => canvas.convertToBlob({ type: `image/${type}`, quality })
}
