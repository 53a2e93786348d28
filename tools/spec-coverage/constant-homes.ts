import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the code keeps a constant of the specification, and how its value reads there. */
interface Home {
  file: string
  text: string
}

const API = 'apps/api/src'
const SHELL = 'libs/core/src/shell'

/**
 * Constants that the code has, by the name the specification gives them. A value that changes there
 * and not here turns the check red, and the other way round.
 */
export const CONSTANT_HOMES: Readonly<Record<string, Home>> = {
  appVersion: { file: `${API}/app/build-app.ts`, text: "VERSION = '2.0.0'" },
  queryDepth: { file: `${API}/jsonapi/parse-query.ts`, text: 'depth: 5' },
  queryArrayLimit: { file: `${API}/jsonapi/parse-query.ts`, text: 'arrayLimit: 20' },
  queryParameterLimit: { file: `${API}/jsonapi/parse-query.ts`, text: 'parameterLimit: 1000' },
  defaultSort: { file: `${API}/jsonapi/query-schema.ts`, text: "?? '-updated_at'" },
  apiPrefix: { file: `${API}/jsonapi/operation.ts`, text: "API = '/api/v1'" },
  routeWhiteList: {
    file: `${SHELL}/guard/white-list.ts`,
    text: "'/login',\n  '/register',\n  '/callback',\n  '/401',\n  '/404',\n  '/403',\n]",
  },
  loginRoute: { file: `${SHELL}/guard/white-list.ts`, text: "LOGIN_PATH = '/login'" },
  forbiddenRoute: { file: `${SHELL}/guard/white-list.ts`, text: "FORBIDDEN_PATH = '/403'" },
  notFoundRedirect: { file: `${SHELL}/guard/white-list.ts`, text: "NOT_FOUND_PATH = '/404'" },
  breadcrumbSeparator: {
    file: `${SHELL}/breadcrumb/breadcrumb.ts`,
    text: "BREADCRUMB_SEPARATOR = '>'",
  },
  openFirstMenu: { file: `${SHELL}/menu/choose-entry.ts`, text: 'OPEN_FIRST_MENU = true' },
  sidebarBlankTarget: { file: `${SHELL}/menu/choose-entry.ts`, text: "target === '_blank'" },
  maxKeptAliveViews: { file: `${SHELL}/tabs/kept-views.ts`, text: 'MAX_KEPT_VIEWS = 20' },
  runGateAllowedHosts: {
    file: `${SHELL}/run-gate/run-gate.ts`,
    text: 'name === RUN_GATE_HOST || isIpv4(name)',
  },
  virtualRolesUsername: {
    file: 'libs/core/src/testing/virtual-access.ts',
    text: "username: 'admin (login interception not enabled)'",
  },
  mobileBreakpoint: { file: `${SHELL}/appearance/device.ts`, text: 'MOBILE_BREAKPOINT_PX = 992' },
  mobileLayout: {
    file: `${SHELL}/appearance/device.ts`,
    text: "device === 'mobile' ? 'vertical' : layout",
  },
  defaultDevice: {
    file: `${SHELL}/appearance/device.ts`,
    text: "DEFAULT_DEVICE: Device = 'desktop'",
  },
  menuScrollbarThreshold: {
    file: `${SHELL}/appearance/sizes.ts`,
    text: 'MENU_SCROLLS_AFTER_COUNT = 18',
  },
  themeDrawerWidth: { file: `${SHELL}/appearance/sizes.ts`, text: 'THEME_DRAWER_PX = 280' },
  tableHeightOffset: { file: `${SHELL}/appearance/sizes.ts`, text: 'TABLE_HEIGHT_OFFSET_PX = 190' },
  tableHeightPerExtraRow: {
    file: `${SHELL}/appearance/sizes.ts`,
    text: 'TABLE_HEIGHT_PER_EXTRA_ROW_PX = 60',
  },
  progressEasing: { file: `${SHELL}/appearance/sizes.ts`, text: "easing: 'ease'" },
  progressSpeed: { file: `${SHELL}/appearance/sizes.ts`, text: 'speedMs: 500' },
  progressTrickle: { file: `${SHELL}/appearance/sizes.ts`, text: 'trickleMs: 200' },
  randomThemeRestoreClose: {
    file: `${SHELL}/appearance/random-settings.ts`,
    text: 'RESTORE_CLOSES_AFTER_MS = 1_000',
  },
  defaultCollapse: {
    file: `${SHELL}/appearance/create-appearance.ts`,
    text: "key: 'omc.sidebar-folded',\n    fallback: false",
  },
  defaultLayout: { file: `${SHELL}/appearance/theme-settings.ts`, text: "layout: 'vertical'" },
  defaultThemeName: {
    file: `${SHELL}/appearance/theme-settings.ts`,
    text: "themeName: 'green-white'",
  },
  defaultFixedHeader: { file: `${SHELL}/appearance/theme-settings.ts`, text: 'fixedHeader: true' },
  defaultShowProgressBar: {
    file: `${SHELL}/appearance/theme-settings.ts`,
    text: 'showProgressBar: true',
  },
  defaultShowTabs: { file: `${SHELL}/appearance/theme-settings.ts`, text: 'showTabs: true' },
  defaultShowNotice: { file: `${SHELL}/appearance/theme-settings.ts`, text: 'showNotice: true' },
  defaultShowFullScreen: {
    file: `${SHELL}/appearance/theme-settings.ts`,
    text: 'showFullScreen: true',
  },
  defaultShowLanguage: {
    file: `${SHELL}/appearance/theme-settings.ts`,
    text: 'showLanguage: false',
  },
  defaultShowSearch: { file: `${SHELL}/appearance/theme-settings.ts`, text: 'showSearch: false' },
  defaultShowTheme: { file: `${SHELL}/appearance/theme-settings.ts`, text: 'showTheme: false' },
  defaultShowThemeSetting: {
    file: `${SHELL}/appearance/theme-settings.ts`,
    text: 'showThemeSetting: false',
  },
  locales: { file: `${SHELL}/language/language.ts`, text: "LANGUAGES = ['zh', 'en']" },
  defaultLocale: {
    file: `${SHELL}/language/language.ts`,
    text: "DEFAULT_LANGUAGE: Language = 'zh'",
  },
  dateLocale: { file: `${SHELL}/format/format-instant.ts`, text: "DateTimeFormat('zh-cn'" },
  currency: { file: `${SHELL}/format/format-cny.ts`, text: "currency: 'CNY'" },
  currencyWholeDecimals: {
    file: `${SHELL}/format/format-cny.ts`,
    text: 'maximumFractionDigits: 0',
  },
  noticePopoverTabs: {
    file: `${SHELL}/notices/notice-tabs.ts`,
    text: "NOTICE_TABS = ['notice', 'mail']",
  },
  noticeTimeFormat: {
    file: `${SHELL}/format/format-instant.ts`,
    text: '`${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`',
  },
  noticeListPage: {
    file: `${SHELL}/notices/notice-queries.ts`,
    text: "'page[number]': 1,\n  'page[size]': 6",
  },
  noticeListPageSize: { file: `${SHELL}/notices/notice-queries.ts`, text: "'page[size]': 6" },
  noticePopoverPageSize: { file: `${SHELL}/notices/notice-queries.ts`, text: "'page[size]': 10" },
  noticeListSort: {
    file: `${SHELL}/notices/notice-queries.ts`,
    text: "NOTICE_SORT = ['readed', '-created_at']",
  },
  errorLogSearchEngines: { file: `${SHELL}/error-log/search-links.ts`, text: "['Bing', " },
  searchDelay: { file: `${SHELL}/search/web-search.ts`, text: 'WEB_SEARCH_DELAY_MS = 500' },
  reloadProgressDuration: {
    file: `${SHELL}/updates/screen-reload.ts`,
    text: 'RELOAD_BAR_MS = 200',
  },
  serviceWorkerReloadDelay: {
    file: `${SHELL}/updates/update-notice.ts`,
    text: 'UPDATE_RELOADS_AFTER_MS = 10_000',
  },
  chunkLoadTimeout: {
    file: `${SHELL}/updates/chunk-failure.ts`,
    text: 'CHUNK_LOAD_TIMEOUT_MS = 120_000',
  },
  chunkFailedText: {
    file: `${SHELL}/updates/chunk-failure.ts`,
    text: '`Loading chunk ${part.chunk} failed',
  },
  cssChunkFailedCode: {
    file: `${SHELL}/updates/chunk-failure.ts`,
    text: "CSS_CHUNK_FAILED = 'CSS_CHUNK_LOAD_FAILED'",
  },
  debouncedMaskUrlPart: {
    file: `${SHELL}/updates/loading-mask.ts`,
    text: "LATE_MASK_URL_PART = 'doEdit'",
  },
  toastDuration: { file: `${SHELL}/product/product.ts`, text: 'TOAST_MS = 3_000' },
  greetingMorningBefore: { file: `${SHELL}/greeting.ts`, text: 'hour < 8' },
  greetingForenoonTo: { file: `${SHELL}/greeting.ts`, text: 'hour <= 11' },
  greetingNoonTo: { file: `${SHELL}/greeting.ts`, text: 'hour <= 13' },
  greetingAfternoonBefore: { file: `${SHELL}/greeting.ts`, text: 'hour < 18' },
}

/** The constants whose home says what it should. */
export function heldConstants(
  root: string,
  wanted: readonly { name: string }[],
  homes: Readonly<Record<string, Home>> = CONSTANT_HOMES,
): Set<string> {
  const held = wanted.filter(({ name }) => {
    const home = homes[name]
    return home !== undefined && readFileSync(join(root, home.file), 'utf8').includes(home.text)
  })
  return new Set(held.map(({ name }) => name))
}
