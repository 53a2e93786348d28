/** Ratios to choose from, width to height, that of a phone first. */
export const RATIOS = ['9:16', '3:4', '1:1', '16:9'] as const

type Size = { readonly width: number; readonly height: number }

/** Share by which a picture may miss a ratio. */
const SLACK = 0.02

/** Width by height of a written ratio; null for words that are none. */
export function ratioValue(ratio: string): number | null {
  const [width = 0, height = 0] = ratio.split(':').map(Number)
  const value = width / height
  return Number.isFinite(value) && value > 0 ? value : null
}

/** Name of the ratio of a picture: a usual one if it fits, else its own. */
export function ratioOf({ width, height }: Size): string {
  const own = width / height
  const usual = RATIOS.find((name) => Math.abs((ratioValue(name) ?? 0) / own - 1) <= SLACK)
  return usual ?? `${width}:${height}`
}

export type Crop = Size & { readonly x: number; readonly y: number }

/** The largest part from the middle of a picture that has a ratio; all of it without one. */
export function cropTo({ width, height }: Size, ratio: number | null): Crop {
  if (ratio === null) return { x: 0, y: 0, width, height }
  const wide = Math.min(width, Math.round(height * ratio))
  const high = Math.min(height, Math.round(width / ratio))
  return {
    x: Math.floor((width - wide) / 2),
    y: Math.floor((height - high) / 2),
    width: wide,
    height: high,
  }
}
