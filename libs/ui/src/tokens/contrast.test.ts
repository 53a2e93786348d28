import { describe, expect, it } from 'vitest'
import { CONTRAST_PAIRS } from '../testing/contrast-pairs.ts'
import { contrastOf } from './contrast.ts'
import { ACCENTS } from './tokens.ts'

const WHITE = '#ffffff'

describe('contrast', () => {
  it('knows the ends of the scale and one published value', () => {
    expect(contrastOf('#000000', WHITE)).toBe(21)
    expect(contrastOf(WHITE, WHITE)).toBe(1)
    expect(contrastOf('#767676', WHITE)).toBeCloseTo(4.54, 2)
  })

  it('reaches its minimum in all 155 pairs', () => {
    const below = CONTRAST_PAIRS.filter(
      ([, text, ground, minimum]) => contrastOf(text, ground) < minimum,
    )
    expect(below).toEqual([])
    expect(CONTRAST_PAIRS).toHaveLength(155)
  })

  it('keeps white text readable on the dark hover, which the table of pairs takes from light', () => {
    for (const { dark } of Object.values(ACCENTS)) {
      expect(contrastOf(WHITE, dark.hover)).toBeGreaterThanOrEqual(4.5)
    }
  })
})
