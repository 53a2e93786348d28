import { ACCENTS, CHARTS, MENUS, NEUTRALS, OCEAN_ACTIVE, SEMANTICS } from '../tokens/tokens.ts'

/** A colour on a ground, and the contrast it must reach: 4.5 for text, 3 for edges and marks. */
export type ContrastPair = readonly [name: string, text: string, ground: string, minimum: number]

const WHITE = '#ffffff'
const modes = ['light', 'dark'] as const
const menuGrounds = (family: keyof typeof MENUS) =>
  modes.flatMap((mode) => {
    const { rail, bar, barEnd, hover } = MENUS[family][mode]
    return [...new Set([rail, bar, barEnd, hover])].map((ground) => ({ mode, ground }))
  })

/** Every pair of tokens that stands on a screen. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...modes.flatMap((mode) => {
    const { app, surface, subtle, hover, fg, fg2, fg3, control } = NEUTRALS[mode]
    return [app, surface, subtle, hover].flatMap((ground): ContrastPair[] => [
      [`${mode} fg`, fg, ground, 4.5],
      [`${mode} fg2`, fg2, ground, 4.5],
      [`${mode} fg3`, fg3, ground, 4.5],
      [`${mode} control`, control, ground, 3],
    ])
  }),
  ...Object.entries(ACCENTS).flatMap(([name, { light, dark }]): ContrastPair[] => [
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
    menuGrounds(family).flatMap(({ mode, ground }): ContrastPair[] => [
      [`${family} menu text`, MENUS[family][mode].text, ground, 4.5],
      [`${family} menu muted`, MENUS[family][mode].muted, ground, 4.5],
    ]),
  ),
  ['ocean active', OCEAN_ACTIVE.text, OCEAN_ACTIVE.ground, 4.5],
  ...Object.entries(SEMANTICS).flatMap(
    ([name, { solid, onSolid, light, dark }]): ContrastPair[] => [
      [`${name} solid`, onSolid, solid, 4.5],
      [`${name} soft`, light.text, light.soft, 4.5],
      [`${name} text`, light.text, NEUTRALS.light.surface, 4.5],
      [`${name} dark text`, dark.text, NEUTRALS.dark.surface, 4.5],
      [`${name} dark soft`, dark.text, dark.soft, 4.5],
    ],
  ),
  ...CHARTS.light.map((colour): ContrastPair => ['light chart', colour, NEUTRALS.light.surface, 3]),
  ...CHARTS.dark.map((colour): ContrastPair => ['dark chart', colour, NEUTRALS.dark.surface, 3]),
]
