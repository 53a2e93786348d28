export {
  BREADCRUMB_SEPARATOR,
  breadcrumb,
  breadcrumbText,
  type Crumb,
} from './breadcrumb/breadcrumb.ts'
export {
  addressOf,
  decideNavigation,
  toLogin,
  type GuardDecision,
  type Navigation,
  type Redirect,
} from './guard/decide-navigation.ts'
export { GUARD_SETTINGS, type GuardSettings } from './guard/guard-settings.ts'
export { targetAfterSignOut, type SessionNews } from './guard/target-after-sign-out.ts'
export { loginAddress, parseReturnTarget } from './guard/return-target.ts'
export { runNavigation, type NavigationPorts } from './guard/run-navigation.ts'
export { isInList } from './guard/screen-access.ts'
export { viewerOf, type Viewer } from './guard/viewer.ts'
export {
  FORBIDDEN_PATH,
  isAllowListed,
  LOGIN_PATH,
  NOT_FOUND_PATH,
  ALLOW_LIST,
} from './guard/allow-list.ts'
export { activeEntry, type ActiveEntry } from './menu/active-entry.ts'
export { chooseEntry, chooseTopTab, OPEN_FIRST_MENU, type MenuChoice } from './menu/choose-entry.ts'
export {
  badgeText,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
  type MenuMarks,
} from './menu/menu-entry.ts'
export { menuTree, type MenuOptions } from './menu/menu-tree.ts'
export { afterNavigation, type AfterNavigationPorts } from './navigation/after-navigation.ts'
export { RUN_GATE_HOST, runGate, type RunGate, type RunGateFacts } from './run-gate/run-gate.ts'
export { openSource, type SourceAnswer } from './run-gate/source-action.ts'
export { pageTitle } from './screens/page-title.ts'
export { createSidebar, type Sidebar } from './sidebar/create-sidebar.ts'
export type { SidebarEvent, SidebarState } from './sidebar/sidebar.ts'
export { createTabs, type Tabs, type TabsOptions } from './tabs/create-tabs.ts'
export { MAX_KEPT_VIEWS } from './tabs/kept-views.ts'
export { lostByLeaving, unsavedTabs } from './tabs/lost-by-leaving.ts'
export {
  hasMarks,
  planClick,
  planCommand,
  TAB_COMMANDS,
  type TabCommand,
  type TabPlan,
} from './tabs/tab-commands.ts'
export { tabOf } from './tabs/tab-of.ts'
export { tabTitle, type Tab, type TabMark, type TabMeta } from './tabs/tab.ts'
export type { TabsEvent } from './tabs/tabs-reducer.ts'
export { viewsOf, type ClosedTabs, type TabsState, type View } from './tabs/tabs-state.ts'
export { bodyMarks, isBodyMark, type BodyMarks } from './appearance/body-marks.ts'
export { clearCache, type ClearCachePorts } from './appearance/clear-cache.ts'
export {
  createAppearance,
  type Appearance,
  type AppearanceOptions,
  type AppearanceState,
} from './appearance/create-appearance.ts'
export {
  DEFAULT_DEVICE,
  deviceOf,
  foldInForce,
  layoutInForce,
  MOBILE_BREAKPOINT_PX,
} from './appearance/device.ts'
export { frameOf, type Frame, type FrameInput } from './appearance/frame.ts'
export { headerTools, type HeaderTool } from './appearance/header-tools.ts'
export { parseThemeSettings } from './appearance/parse-theme-settings.ts'
export { randomSettings, RESTORE_CLOSES_AFTER_MS } from './appearance/random-settings.ts'
export {
  MENU_SCROLLS_AFTER_COUNT,
  menuScrolls,
  PROGRESS_BAR,
  tableHeight,
} from './appearance/sizes.ts'
export { DEFAULT_THEME_SETTINGS, type ThemeSettings } from './appearance/theme-settings.ts'
export {
  UNAVAILABLE_REASONS,
  unavailableReason,
  type UnavailableReason,
} from './appearance/unavailable.ts'
export {
  BACKGROUNDS,
  COLOUR_MODES,
  COLUMN_STYLES,
  DENSITIES,
  LAYOUTS,
  TABS_BAR_STYLES,
  THEME_NAMES,
  type Background,
  type ColourMode,
  type ColumnStyle,
  type Density,
  type Device,
  type Layout,
  type TabsBarStyle,
  type ThemeName,
} from './appearance/vocabulary.ts'
export type { ClientError, ErrorKind } from './error-log/client-error.ts'
export {
  createErrorHandler,
  ERROR_PREFIX,
  isErrorLogOn,
  type ErrorHandler,
  type ErrorHandlerPorts,
  type ErrorLogSetting,
} from './error-log/create-error-handler.ts'
export {
  createErrorLog,
  ERROR_LOG_MAX_ROWS,
  type ErrorLog,
  type ErrorLogState,
  type NewError,
} from './error-log/create-error-log.ts'
export {
  ERROR_LOG_WORDS,
  errorLogRows,
  hasErrorLog,
  type ErrorLogRow,
} from './error-log/error-log-dialog.ts'
export { searchLinks, type SearchLink } from './error-log/search-links.ts'
export { formatBytes } from './format/format-bytes.ts'
export { formatCny } from './format/format-cny.ts'
export { formatElapsed } from './format/format-duration.ts'
export {
  formatAgo,
  formatClock,
  formatClockMinute,
  formatDay,
  formatExactInstant,
  formatInstant,
  formatMonthDay,
  JUST_NOW,
  type InstantOptions,
  type Instant,
} from './format/format-instant.ts'
export { formatCompact, formatCount } from './format/format-number.ts'
export { GREETINGS, timeOfDay, type TimeOfDay } from './greeting.ts'
export { keptLanguage } from './language/kept-language.ts'
export { TEMPLATE_TITLES } from './language/template-titles.ts'
export { createNotices, type NoticePorts, type Notices } from './notices/create-notices.ts'
export {
  NOTICE_LIST_QUERY,
  NOTICE_POPOVER_QUERY,
  noticeListQuery,
  type NoticeFilter,
} from './notices/notice-queries.ts'
export {
  NO_NOTICES,
  noticeState,
  type NoticeEvent,
  type NoticeState,
} from './notices/notice-state.ts'
export {
  NOTICE_TAB_WORDS,
  NOTICE_TABS,
  noticeRow,
  noticesOfTab,
  type NoticeRow,
  type NoticeTab,
} from './notices/notice-tabs.ts'
export type { Notice } from './notices/notice.ts'
export { footerOf, PRODUCT, type Footer } from './product/product.ts'
export { isComposing, type EnterKey } from './search/is-composing.ts'
export type { PaletteEntry, PaletteKind } from './search/palette-entry.ts'
export { parseQuery, type PaletteQuery, type PaletteScope } from './search/parse-query.ts'
export {
  lazyPinyin,
  noPinyin,
  type MatchRange,
  type PinyinLibrary,
  type PinyinMatch,
} from './search/pinyin-port.ts'
export { recentEntries, type RecentEntries } from './search/recent-entries.ts'
export {
  createRecordSearch,
  type RecordSearch,
  type RecordSearchState,
} from './search/record-search.ts'
export {
  searchPalette,
  type PaletteGroup,
  type PaletteHit,
  type PaletteInput,
} from './search/search-palette.ts'
export {
  createWebSearch,
  engineAddresses,
  type SearchItem,
  type WebSearch,
} from './search/web-search.ts'
export { replaceState, stateOf } from './state/replace-state.ts'
export { keptValue, type KeptValue, type KeptValueOptions } from './storage/kept-value.ts'
export {
  CHUNK_LOAD_TIMEOUT_MS,
  ChunkFailure,
  isChunkFailure,
  toChunkFailure,
  type ChunkFailureReason,
} from './updates/chunk-failure.ts'
export {
  FULL_SCREEN_REFUSED,
  toggleFullScreen,
  type FullScreenPort,
} from './updates/full-screen.ts'
export { loadChunk, reloadOnce, type LoadChunkPorts } from './updates/load-chunk.ts'
export { createLoadingMask, type LoadingMask } from './updates/loading-mask.ts'
export { isOldBrowser, OLD_BROWSER_WORDS } from './updates/old-browser.ts'
export { createScreenReload, RELOAD_BAR_MS, type ScreenReload } from './updates/screen-reload.ts'
export {
  createUpdateNotice,
  UPDATE_RELOADS_AFTER_MS,
  UPDATE_WORDS,
  type UpdateNotice,
  type UpdateNoticePorts,
  type UpdateState,
} from './updates/update-notice.ts'
