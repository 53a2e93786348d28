import { LANGUAGES } from '@omc/core'
import { seededRandom } from '@omc/core/testing'
import {
  BACKGROUNDS,
  COLUMN_STYLES,
  DEFAULT_THEME_SETTINGS,
  DENSITIES,
  LAYOUTS,
  TABS_BAR_STYLES,
  THEME_NAMES,
  type ThemeSettings,
} from '@omc/shell'
import { coverPairs, product, type Row } from './cover-pairs.ts'
import { FRAMED_VIEWS, VIEWS } from './views.ts'

/** One picture: a view in one width, language and appearance. */
export type Look = {
  readonly view: string
  readonly width: (typeof WIDTHS)[number]
  readonly language: (typeof LANGUAGES)[number]
  readonly settings: ThemeSettings
}

const WIDTHS = [1440, 390] as const
const MODES = ['light', 'dark'] as const

const FRAMES = {
  layout: LAYOUTS,
  themeName: THEME_NAMES,
  mode: MODES,
  language: LANGUAGES,
  view: FRAMED_VIEWS,
} as const

/** Axes that change one part of the frame each: spread over the frames, not multiplied. */
const DETAILS = {
  tabsBarStyle: TABS_BAR_STYLES,
  columnStyle: COLUMN_STYLES,
  background: BACKGROUNDS,
  density: DENSITIES,
} as const

const SCREENS = {
  view: VIEWS.map(({ name }) => name),
  width: WIDTHS,
  mode: MODES,
  language: LANGUAGES,
} as const

/** Frames of a sample: as many as the longest axis has values, few enough for every change. */
const SAMPLED_FRAMES = THEME_NAMES.length

/** Every frame on every framed view; every view in every width, mode and language. */
export function allLooks(seed: number): readonly Look[] {
  const details = coverPairs(DETAILS, { random: seededRandom(seed) })
  const frames = product(FRAMES)
  return [
    ...frames.flatMap((frame, at) => {
      const detail = details[at % details.length]
      return detail ? [framed({ ...frame, ...detail })] : []
    }),
    ...product(SCREENS).map(plain),
  ]
}

/** A seeded sample that contains every value of every axis: each view once. */
export function sampledLooks(seed: number): readonly Look[] {
  const random = seededRandom(seed)
  return [
    ...coverPairs({ ...FRAMES, ...DETAILS }, { random, most: SAMPLED_FRAMES }).map(framed),
    ...coverPairs(SCREENS, { random, most: VIEWS.length }).map(plain),
  ]
}

function framed({ language, view, ...settings }: Row<typeof FRAMES & typeof DETAILS>): Look {
  // Shows all tools of the header, so all are checked.
  const tools = { showLanguage: true, showSearch: true, showTheme: true, showThemeSetting: true }
  return {
    view,
    language,
    width: 1440,
    settings: { ...DEFAULT_THEME_SETTINGS, ...tools, ...settings },
  }
}

const plain = ({ view, width, mode, language }: Row<typeof SCREENS>): Look => ({
  view,
  width,
  language,
  settings: { ...DEFAULT_THEME_SETTINGS, mode },
})

/** Name of the test and its picture, from the values that differ from the defaults. */
export function nameOf({ view, width, language, settings }: Look): string {
  const { mode, layout, themeName, tabsBarStyle, columnStyle, background, density } = settings
  const isFrame = settings.showSearch
  const frame = [layout, themeName, tabsBarStyle, columnStyle, background, density].join('-')
  return [view, language, mode, width, ...(isFrame ? [frame] : [])].join('-')
}

/** Sorts looks so that neighbours share their page state, with fewer changes between them. */
export function inOrder(looks: readonly Look[]): readonly Look[] {
  const key = ({ view, width, language, settings }: Look) =>
    [JSON.stringify(settings), language, width, view].join()
  return looks.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}
