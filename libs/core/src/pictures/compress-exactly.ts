import { IMAGE_DEFAULTS, imageOptions } from '../validators/image-options.ts'

/** Anything with a size in bytes: a blob. */
type Sized = { readonly size: number }

export type ExactCompression<Picture extends Sized> = {
  readonly source: Picture
  /** Size the picture should have, bytes. */
  readonly wantedBytes: number
  /** How near the size must come: 0.8 to 0.99, else 0.95. */
  readonly accuracy?: number
  /** Writes the picture with a quality from 0 to 1. */
  readonly encode: (quality: number) => Promise<Picture>
  /** Called before each try, counted from 1. */
  readonly onTry?: (tryNumber: number) => void
}

export type CompressedPicture<Picture> = {
  readonly picture: Picture
  /** Encodings it took; 0 = the source was small enough. */
  readonly triesCount: number
}

/**
 * Brings a picture to a size: halves the range of qualities until the size lies within
 * `wantedBytes × accuracy … wantedBytes × (2 − accuracy)`, at most 7 times. If no try comes that
 * near, the nearest one is taken; a result larger than the source is dropped.
 *
 * @source console spec §9, resources spec §9: exact compression up to 7 tries
 */
export async function compressExactly<Picture extends Sized>(
  asked: ExactCompression<Picture>,
): Promise<CompressedPicture<Picture>> {
  const { source, wantedBytes, encode, onTry } = asked
  if (source.size <= wantedBytes) return { picture: source, triesCount: 0 }
  const { accuracy } = imageOptions({ accuracy: asked.accuracy })
  const missOf = ({ size }: Picture) => Math.abs(size - wantedBytes)
  let [low, high] = [0, 1]
  let best = source
  for (let count = 1; count <= IMAGE_DEFAULTS.exactTries; count += 1) {
    const quality = (low + high) / 2
    onTry?.(count)
    const picture = await encode(quality)
    if (missOf(picture) < missOf(best)) best = picture
    if (missOf(picture) <= wantedBytes * (1 - accuracy)) return { picture: best, triesCount: count }
    if (picture.size > wantedBytes) high = quality
    else low = quality
  }
  return { picture: best, triesCount: IMAGE_DEFAULTS.exactTries }
}
