import { DEFAULT_THEME_SETTINGS, type ThemeSettings } from './theme-settings.ts'
import {
  BACKGROUNDS,
  COLOUR_MODES,
  COLUMN_STYLES,
  DENSITIES,
  LAYOUTS,
  TABS_BAR_STYLES,
  THEME_NAMES,
} from './vocabulary.ts'

type Key = keyof ThemeSettings

/**
 * Takes whatever a storage held and keeps its good pieces; every other piece is the default.
 * Never throws, and takes nothing that a prototype brought along.
 *
 * @source console spec §4, theme can be saved; reliability F25
 */
export function parseThemeSettings(raw: unknown): ThemeSettings {
  const read = (key: Key): unknown => ownPiece(raw, key)
  const flag = (key: Key & `${'show' | 'fixed'}${string}`): boolean => {
    const value = read(key)
    return typeof value === 'boolean' ? value : DEFAULT_THEME_SETTINGS[key]
  }
  return {
    background: oneOf(BACKGROUNDS, read('background'), DEFAULT_THEME_SETTINGS.background),
    columnStyle: oneOf(COLUMN_STYLES, read('columnStyle'), DEFAULT_THEME_SETTINGS.columnStyle),
    fixedHeader: flag('fixedHeader'),
    layout: oneOf(LAYOUTS, read('layout'), DEFAULT_THEME_SETTINGS.layout),
    showProgressBar: flag('showProgressBar'),
    showTabs: flag('showTabs'),
    tabsBarStyle: oneOf(TABS_BAR_STYLES, read('tabsBarStyle'), DEFAULT_THEME_SETTINGS.tabsBarStyle),
    showTabsIcon: flag('showTabsIcon'),
    showLanguage: flag('showLanguage'),
    showRefresh: flag('showRefresh'),
    showSearch: flag('showSearch'),
    showTheme: flag('showTheme'),
    showNotice: flag('showNotice'),
    showFullScreen: flag('showFullScreen'),
    showThemeSetting: flag('showThemeSetting'),
    themeName: oneOf(THEME_NAMES, read('themeName'), DEFAULT_THEME_SETTINGS.themeName),
    mode: oneOf(COLOUR_MODES, read('mode'), DEFAULT_THEME_SETTINGS.mode),
    density: oneOf(DENSITIES, read('density'), DEFAULT_THEME_SETTINGS.density),
  }
}

function oneOf<T>(choices: readonly T[], value: unknown, fallback: T): T {
  return choices.find((choice) => choice === value) ?? fallback
}

function ownPiece(raw: unknown, key: Key): unknown {
  if (typeof raw !== 'object' || raw === null) return undefined
  try {
    return Object.getOwnPropertyDescriptor(raw, key)?.value
  } catch {
    // A proxy may refuse to be asked; then it holds nothing.
    return undefined
  }
}
