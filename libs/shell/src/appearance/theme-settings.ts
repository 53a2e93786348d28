import type {
  Background,
  ColourMode,
  ColumnStyle,
  Density,
  Layout,
  TabsBarStyle,
  ThemeName,
} from './vocabulary.ts'

/**
 * Everything a person sets for the look of the console. The first sixteen are named by the
 * specification; `mode` and `density` are ours.
 *
 * @source console spec §3, theme settings
 */
export type ThemeSettings = {
  readonly background: Background
  readonly columnStyle: ColumnStyle
  readonly fixedHeader: boolean
  readonly layout: Layout
  readonly showProgressBar: boolean
  readonly showTabs: boolean
  readonly tabsBarStyle: TabsBarStyle
  readonly showTabsIcon: boolean
  readonly showLanguage: boolean
  readonly showRefresh: boolean
  readonly showSearch: boolean
  readonly showTheme: boolean
  readonly showNotice: boolean
  readonly showFullScreen: boolean
  readonly showThemeSetting: boolean
  readonly themeName: ThemeName
  readonly mode: ColourMode
  readonly density: Density
}

/** @source console spec §3, theme settings: defaults; the others are ours */
export const DEFAULT_THEME_SETTINGS: ThemeSettings = {
  background: 'none',
  columnStyle: 'vertical',
  fixedHeader: true,
  layout: 'vertical',
  showProgressBar: true,
  showTabs: true,
  tabsBarStyle: 'smooth',
  showTabsIcon: true,
  showLanguage: false,
  showRefresh: true,
  showSearch: false,
  showTheme: false,
  showNotice: true,
  showFullScreen: true,
  showThemeSetting: false,
  themeName: 'green-white',
  mode: 'system',
  density: 'standard',
}
