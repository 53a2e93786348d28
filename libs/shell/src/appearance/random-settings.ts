import type { Random } from '@omc/core'
import { DEFAULT_THEME_SETTINGS, type ThemeSettings } from './theme-settings.ts'
import {
  BACKGROUNDS,
  COLUMN_STYLES,
  type Device,
  LAYOUTS,
  TABS_BAR_STYLES,
  THEME_NAMES,
} from './vocabulary.ts'

/** How long the drawer stays after a restore. @source console spec §2, extra actions */
export const RESTORE_CLOSES_AFTER_MS = 1_000

/**
 * A look by chance: from the defaults, with another theme, column style, background, tab style,
 * tab icon and, on a desktop, layout than now. Light or dark and the density stay: a person needs
 * them to read.
 *
 * @source console spec §2, extra actions: random theme
 */
export function randomSettings(
  now: ThemeSettings,
  { random, device }: { readonly random: Random; readonly device: Device },
): ThemeSettings {
  const other = <T>(choices: readonly T[], current: T): T => {
    const others = choices.filter((choice) => choice !== current)
    return others[Math.floor(random.next() * others.length)] ?? current
  }
  return {
    ...DEFAULT_THEME_SETTINGS,
    mode: now.mode,
    density: now.density,
    themeName: other(THEME_NAMES, now.themeName),
    columnStyle: other(COLUMN_STYLES, now.columnStyle),
    background: other(BACKGROUNDS, now.background),
    tabsBarStyle: other(TABS_BAR_STYLES, now.tabsBarStyle),
    showTabsIcon: !now.showTabsIcon,
    layout: device === 'mobile' ? now.layout : other(LAYOUTS, now.layout),
  }
}
