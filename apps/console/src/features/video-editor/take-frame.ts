import { cropTo } from './ratio.ts'

/** Of a JPEG, 0 to 1. */
const QUALITY = 0.92

/**
 * The frame that a video shows, as a picture.
 *
 * @param ratio  of the picture, width by height; null for the whole frame
 * @returns null if the browser gives no picture of it
 */
export async function takeFrame(
  video: HTMLVideoElement,
  ratio: number | null,
): Promise<File | null> {
  const { x, y, width, height } = cropTo(
    { width: video.videoWidth, height: video.videoHeight },
    ratio,
  )
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(video, x, y, width, height, 0, 0, width, height)
  const picture = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  )
  const name = `cover-${Math.round(video.currentTime * 1000)}.jpg`
  return picture === null ? null : new File([picture], name, { type: picture.type })
}
