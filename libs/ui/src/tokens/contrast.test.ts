import { describe, expect, it } from 'vitest'
import { contrastOf } from './contrast.ts'
import { ACCENTS, CHARTS, MENUS, NEUTRALS, OCEAN_ACTIVE, SEMANTICS } from './tokens.ts'

type Pair = readonly [name: string, text: string, ground: string, minimum: number]

const WHITE = '#ffffff'
const modes = ['light', 'dark'] as const
const menuGrounds = (family: keyof typeof MENUS) =>
  modes.flatMap((mode) => {
    const { rail, bar, barEnd, hover } = MENUS[family][mode]
    return [...new Set([rail, bar, barEnd, hover])].map((ground) => ({ mode, ground }))
  })

const pairs: readonly Pair[] = [
  ...modes.flatMap((mode) => {
    const { app, surface, subtle, hover, fg, fg2, fg3, control } = NEUTRALS[mode]
    return [app, surface, subtle, hover].flatMap((ground): Pair[] => [
      [`${mode} fg`, fg, ground, 4.5],
      [`${mode} fg2`, fg2, ground, 4.5],
      [`${mode} fg3`, fg3, ground, 4.5],
      [`${mode} control`, control, ground, 3],
    ])
  }),
  ...Object.entries(ACCENTS).flatMap(([name, { light, dark }]): Pair[] => [
    [`${name} solid`, WHITE, light.solid, 4.5],
    [`${name} hover`, WHITE, light.hover, 4.5],
    [`${name} soft`, light.text, light.soft, 4.5],
    [`${name} link`, light.solid, NEUTRALS.light.app, 4.5],
    [`${name} dark solid`, WHITE, dark.solid, 4.5],
    [`${name} dark text`, dark.text, NEUTRALS.dark.surface, 4.5],
    [`${name} dark soft`, dark.text, dark.soft, 4.5],
    [`${name} ring`, light.solid, NEUTRALS.light.app, 3],
    [`${name} pill on black menu`, light.solid, MENUS.black.light.bar, 3],
    [`${name} dark pill on black menu`, dark.solid, MENUS.black.dark.bar, 3],
  ]),
  ...(['black', 'white', 'ocean'] as const).flatMap((family) =>
    menuGrounds(family).flatMap(({ mode, ground }): Pair[] => [
      [`${family} menu text`, MENUS[family][mode].text, ground, 4.5],
      [`${family} menu muted`, MENUS[family][mode].muted, ground, 4.5],
    ]),
  ),
  ['ocean active', OCEAN_ACTIVE.text, OCEAN_ACTIVE.ground, 4.5],
  ...Object.entries(SEMANTICS).flatMap(([name, { solid, onSolid, light, dark }]): Pair[] => [
    [`${name} solid`, onSolid, solid, 4.5],
    [`${name} soft`, light.text, light.soft, 4.5],
    [`${name} text`, light.text, NEUTRALS.light.surface, 4.5],
    [`${name} dark text`, dark.text, NEUTRALS.dark.surface, 4.5],
    [`${name} dark soft`, dark.text, dark.soft, 4.5],
  ]),
  ...CHARTS.light.map((colour): Pair => ['light chart', colour, NEUTRALS.light.surface, 3]),
  ...CHARTS.dark.map((colour): Pair => ['dark chart', colour, NEUTRALS.dark.surface, 3]),
]

describe('contrast', () => {
  it('knows the ends of the scale and one published value', () => {
    expect(contrastOf('#000000', WHITE)).toBe(21)
    expect(contrastOf(WHITE, WHITE)).toBe(1)
    expect(contrastOf('#767676', WHITE)).toBeCloseTo(4.54, 2)
  })

  it('reaches its minimum in all 155 pairs', () => {
    const below = pairs.filter(([, text, ground, minimum]) => contrastOf(text, ground) < minimum)
    expect(below).toEqual([])
    expect(pairs).toHaveLength(155)
  })

  it('keeps white text readable on the dark hover, which the table of pairs takes from light', () => {
    for (const { dark } of Object.values(ACCENTS)) {
      expect(contrastOf(WHITE, dark.hover)).toBeGreaterThanOrEqual(4.5)
    }
  })
})
