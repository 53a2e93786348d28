import { DEFAULT_THEME, THEMES, type ThemeName } from '@omc/ui'
import { proxy, subscribe } from 'valtio'
import { isRecord } from '../data/is-record.ts'
import { keptValue, type KeptValue } from '../storage/kept-value.ts'

export const COLOUR_MODES = ['system', 'light', 'dark'] as const
export const DENSITIES = ['comfortable', 'compact'] as const
export type ColourChoice = (typeof COLOUR_MODES)[number]
export type Density = (typeof DENSITIES)[number]

export type Theme = {
  themeName: ThemeName
  mode: ColourChoice
  density: Density
}

const DEFAULTS: Theme = { themeName: DEFAULT_THEME, mode: 'system', density: 'comfortable' }

/** @source console spec §4, theme settings; ux: three independent axes */
export function parseTheme(raw: unknown): Theme {
  if (!isRecord(raw)) return { ...DEFAULTS }
  return {
    themeName: isThemeName(raw['themeName']) ? raw['themeName'] : DEFAULTS.themeName,
    mode: COLOUR_MODES.find((mode) => mode === raw['mode']) ?? DEFAULTS.mode,
    density: DENSITIES.find((density) => density === raw['density']) ?? DEFAULTS.density,
  }
}

const isThemeName = (value: unknown): value is ThemeName =>
  typeof value === 'string' && Object.hasOwn(THEMES, value)

const kept: KeptValue<Theme> = keptValue({
  key: 'omc.theme',
  fallback: { ...DEFAULTS },
  parse: parseTheme,
})

/** What the person chose; write to it and the page follows. */
export const theme = proxy<Theme>({ ...DEFAULTS })

/**
 * Reads the stored choice, puts it on the body and keeps both in step from then on.
 *
 * @returns stops following
 */
export function followTheme(
  body: HTMLElement = document.body,
  prefersDark: MediaQueryList = matchMedia('(prefers-color-scheme: dark)'),
): () => void {
  Object.assign(theme, kept.read())
  const paint = () => paintTheme(body, theme, prefersDark.matches)
  paint()
  const stop = subscribe(
    theme,
    () => {
      paint()
      kept.write({ ...theme })
    },
    true,
  )
  prefersDark.addEventListener('change', paint)
  return () => {
    stop()
    prefersDark.removeEventListener('change', paint)
  }
}

/** Writes the three axes onto an element. */
export function paintTheme(body: HTMLElement, chosen: Theme, prefersDark: boolean): void {
  const isDark = chosen.mode === 'dark' || (chosen.mode === 'system' && prefersDark)
  const others = [...body.classList].filter((name) => !name.startsWith('theme-') && name !== 'dark')
  body.className = [...others, `theme-${chosen.themeName}`, ...(isDark ? ['dark'] : [])].join(' ')
  if (chosen.density === 'compact') body.dataset['density'] = 'compact'
  else delete body.dataset['density']
  // The canvas behind the body and the bars of the browser go along.
  body.ownerDocument.documentElement.style.colorScheme = isDark ? 'dark' : 'light'
}
