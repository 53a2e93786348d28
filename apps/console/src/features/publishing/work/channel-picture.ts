import { rewritePicture } from '../../../kit/pictures/picture-file.ts'

export { loadPicture } from '../../../kit/pictures/load-picture.ts'

/** Largest file of a picture at the channels, bytes. */
const PICTURE_BYTES = 1_000_000

/** A picture as channels take it; a small one stays as it is. */
export async function shrinkForChannels(picture: Blob): Promise<Blob> {
  // A browser writes no GIF: as a JPEG it would stand still.
  if (picture.size <= PICTURE_BYTES || picture.type === 'image/gif') return picture
  const wish = { type: 'jpeg', wantedBytes: PICTURE_BYTES }
  return (await rewritePicture(picture, wish)).picture
}
