import type { KeyValueStore } from '@omc/core'
import { keptValue } from '../storage/kept-value.ts'
import { parseThemeSettings } from './parse-theme-settings.ts'
import { DEFAULT_THEME_SETTINGS } from './theme-settings.ts'

/** The settings of the theme, in the browser's storage. */
export const keptSettings = (store: () => KeyValueStore) =>
  keptValue({
    key: 'omc.theme',
    fallback: DEFAULT_THEME_SETTINGS,
    parse: parseThemeSettings,
    store,
  })

/** Whether the person folded the sidebar, in the browser's storage. */
export const keptFold = (store: () => KeyValueStore) =>
  keptValue({
    key: 'omc.sidebar-folded',
    fallback: false,
    parse: (raw) => raw === true,
    store,
  })
