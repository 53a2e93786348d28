import type { Sums } from '../stats-definition.ts'
import { numberIn } from '../stats-source.ts'

/** Published among what the channels decided on, in percent; unknown where nothing was decided. */
export function successRate(sums: Sums): number | null {
  const published = numberIn(sums, 'published_count')
  const refused = numberIn(sums, 'refused_count')
  if (published === null || refused === null || published + refused === 0) return null
  return (100 * published) / (published + refused)
}

/** A figure that the channels tell, unknown as long as they have told none of the posts. */
export const toldFigure =
  (name: string) =>
  (sums: Sums): number | null =>
    numberIn(sums, 'reported_count') === 0 && numberIn(sums, 'published_count') !== 0
      ? null
      : numberIn(sums, name)
