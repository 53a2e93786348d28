import type { ThemeSettings } from './theme-settings.ts'

/** A control at the end of the header. */
export type HeaderTool =
  | 'error-log'
  | 'search'
  | 'notice'
  | 'full-screen'
  | 'language'
  | 'theme'
  | 'theme-setting'
  | 'refresh'
  | 'avatar'

/**
 * The controls of the header in their order, the same in every layout. Each follows its switch;
 * the error log shows itself when there are errors, and the avatar is always there.
 *
 * @source console spec §2, layout shells: header; §3, theme settings
 */
export function headerTools(settings: ThemeSettings, errorCount: number): readonly HeaderTool[] {
  const shown: Readonly<Record<HeaderTool, boolean>> = {
    'error-log': errorCount > 0,
    search: settings.showSearch,
    notice: settings.showNotice,
    'full-screen': settings.showFullScreen,
    language: settings.showLanguage,
    theme: settings.showTheme,
    'theme-setting': settings.showThemeSetting,
    refresh: settings.showRefresh,
    avatar: true,
  }
  return ORDER.filter((tool) => shown[tool])
}

const ORDER: readonly HeaderTool[] = [
  'error-log',
  'search',
  'notice',
  'full-screen',
  'language',
  'theme',
  'theme-setting',
  'refresh',
  'avatar',
]
