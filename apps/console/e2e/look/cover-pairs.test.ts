import { seededRandom } from '@omc/core/testing'
import { describe, expect, it } from 'vitest'
import { coverPairs } from './cover-pairs.ts'

const AXES = {
  layout: ['column', 'vertical', 'float', 'common', 'horizontal', 'comprehensive'],
  theme: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
  mode: ['light', 'dark'],
  language: ['zh', 'en'],
  width: [1440, 390],
} as const
const SEEDS = [1, 2, 3, 4, 5, 99, 12_345]

describe('coverPairs', () => {
  it.each(SEEDS)('brings every two values together (seed %i)', (seed) => {
    const rows = coverPairs(AXES, { random: seededRandom(seed) })
    const names = Object.keys(AXES) as (keyof typeof AXES)[] // the keys of the object above
    const missing = names.flatMap((a) =>
      names
        .filter((b) => a < b)
        .flatMap((b) =>
          AXES[a].flatMap((x) =>
            AXES[b].flatMap((y) =>
              rows.some((row) => row[a] === x && row[b] === y) ? [] : [`${x} ${y}`],
            ),
          ),
        ),
    )
    expect(missing).toEqual([])
    expect(rows.length).toBeLessThan(60)
  })

  it.each(SEEDS)('shows each value in as few rows as the longest axis has (seed %i)', (seed) => {
    const rows = coverPairs(AXES, { random: seededRandom(seed), most: 7 })
    expect(rows).toHaveLength(7)
    const seen = new Set(rows.flatMap((row) => Object.values(row)))
    expect(
      Object.values(AXES)
        .flat()
        .filter((value) => !seen.has(value)),
    ).toEqual([])
  })

  it('draws the same rows from the same seed, others from another', () => {
    const draw = (seed: number) => coverPairs(AXES, { random: seededRandom(seed), most: 9 })
    expect(draw(4)).toEqual(draw(4))
    expect(draw(4)).not.toEqual(draw(5))
  })
})
