import { bodyMarks, DEFAULT_THEME_SETTINGS, DENSITIES, isBodyMark } from '@omc/shell'
import { DEFAULT_THEME, THEMES, type ThemeName } from '@omc/ui'
import { localeOf } from '@omc/ui/testing'

type Globals = Readonly<Record<string, unknown>>

const isTheme = (name: unknown): name is ThemeName =>
  typeof name === 'string' && Object.hasOwn(THEMES, name)

/** Applies the toolbar's choice to the page, as the console applies a person's. */
export function paintBody(globals: Globals, page: Document = document): void {
  const marks = bodyMarks(
    {
      ...DEFAULT_THEME_SETTINGS,
      themeName: isTheme(globals['theme']) ? globals['theme'] : DEFAULT_THEME,
      mode: globals['mode'] === 'dark' ? 'dark' : 'light',
      density: DENSITIES.find((name) => name === globals['density']) ?? 'standard',
    },
    { prefersDark: false, device: 'desktop' },
  )
  const { body, documentElement } = page
  body.classList.remove(...[...body.classList].filter(isBodyMark))
  body.classList.add(...marks.classes)
  if (marks.density === 'standard') delete body.dataset['density']
  else body.dataset['density'] = marks.density
  documentElement.style.colorScheme = marks.colorScheme
  documentElement.lang = localeOf(globals) === 'zh' ? 'zh-CN' : 'en'
}
