import { memoryStore } from '../../../libs/core/src/testing/memory-store.ts'
import {
  DEFAULT_DEVICE,
  layoutInForce,
  MOBILE_BREAKPOINT_PX,
} from '../../../libs/shell/src/appearance/device.ts'
import { keptFold } from '../../../libs/shell/src/appearance/kept-look.ts'
import { RESTORE_CLOSES_AFTER_MS } from '../../../libs/shell/src/appearance/random-settings.ts'
import {
  MENU_SCROLLS_AFTER_COUNT,
  PROGRESS_BAR,
  TABLE_HEIGHT_OFFSET_PX,
  TABLE_HEIGHT_PER_EXTRA_ROW_PX,
} from '../../../libs/shell/src/appearance/sizes.ts'
import { DEFAULT_THEME_SETTINGS } from '../../../libs/shell/src/appearance/theme-settings.ts'
import { seconds } from './probes.ts'

/** Constants of the layout and the theme. */
export const LOOK_CONSTANTS = {
  mobileBreakpoint: MOBILE_BREAKPOINT_PX,
  mobileLayout: layoutInForce({ layout: 'float' }, 'mobile'),
  defaultDevice: DEFAULT_DEVICE,
  menuScrollbarThreshold: MENU_SCROLLS_AFTER_COUNT,
  tableHeightOffset: TABLE_HEIGHT_OFFSET_PX,
  tableHeightPerExtraRow: TABLE_HEIGHT_PER_EXTRA_ROW_PX,
  progressEasing: PROGRESS_BAR.easing,
  progressSpeed: PROGRESS_BAR.speedMs,
  progressTrickle: PROGRESS_BAR.trickleMs,
  randomThemeRestoreClose: seconds(RESTORE_CLOSES_AFTER_MS),
  defaultCollapse: keptFold(memoryStore).read(),
  defaultLayout: DEFAULT_THEME_SETTINGS.layout,
  defaultThemeName: DEFAULT_THEME_SETTINGS.themeName,
  defaultFixedHeader: DEFAULT_THEME_SETTINGS.fixedHeader,
  defaultShowProgressBar: DEFAULT_THEME_SETTINGS.showProgressBar,
  defaultShowTabs: DEFAULT_THEME_SETTINGS.showTabs,
  defaultShowNotice: DEFAULT_THEME_SETTINGS.showNotice,
  defaultShowFullScreen: DEFAULT_THEME_SETTINGS.showFullScreen,
  defaultShowLanguage: DEFAULT_THEME_SETTINGS.showLanguage,
  defaultShowSearch: DEFAULT_THEME_SETTINGS.showSearch,
  defaultShowTheme: DEFAULT_THEME_SETTINGS.showTheme,
  defaultShowThemeSetting: DEFAULT_THEME_SETTINGS.showThemeSetting,
}
