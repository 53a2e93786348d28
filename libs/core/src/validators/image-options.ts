/** Picture formats the image tool writes; everything else becomes jpeg. */
export const IMAGE_TYPES = ['png', 'jpeg', 'gif'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

/** Numbers of the image tool. @source console spec §5 and §9 */
export const IMAGE_DEFAULTS = {
  type: 'jpeg',
  quality: 0.92,
  accuracy: 0.95,
  exactTries: 7,
} as const

/** Limits of the options: a scale between the two, an accuracy from one to the other. @source console spec §5 */
export const IMAGE_RANGES = { scale: [0, 10], accuracy: [0.8, 0.99] } as const

/** Options of the image tool after the rules were applied; no `scale` = size unchanged. */
export type ImageOptions = {
  readonly type: ImageType
  readonly quality: number
  readonly accuracy: number
  readonly scale?: number
}

/**
 * Applies the image tool's rules to the requested options; never throws.
 *
 * @param asked  anything; `type` as MIME (`image/png`) or bare name
 * @returns      type png, jpeg or gif, else jpeg · scale only inside (0, 10) ·
 *               accuracy inside [0.8, 0.99], else 0.95 · quality inside [0, 1], else 0.92
 * @source       console spec §5, image tool
 */
export function imageOptions(
  asked: { type?: unknown; scale?: unknown; accuracy?: unknown; quality?: unknown } = {},
): ImageOptions {
  const options = {
    type: imageType(asked.type),
    quality: within(asked.quality, 0, 1) ?? IMAGE_DEFAULTS.quality,
    accuracy: within(asked.accuracy, ...IMAGE_RANGES.accuracy) ?? IMAGE_DEFAULTS.accuracy,
  }
  const scale = imageScale(asked.scale)
  return scale === undefined ? options : { ...options, scale }
}

function imageType(asked: unknown): ImageType {
  const name = String(asked)
    .toLowerCase()
    .replace(/^image\//, '')
  return IMAGE_TYPES.find((type) => type === name) ?? IMAGE_DEFAULTS.type
}

function imageScale(asked: unknown): number | undefined {
  const [above, below] = IMAGE_RANGES.scale
  return typeof asked === 'number' && asked > above && asked < below ? asked : undefined
}

function within(asked: unknown, min: number, max: number): number | undefined {
  return typeof asked === 'number' && asked >= min && asked <= max ? asked : undefined
}
