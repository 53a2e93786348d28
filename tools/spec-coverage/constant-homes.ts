import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** File of a constant of the specification, and the text of its value there. */
interface Home {
  file: string
  text: string
}

const API = 'apps/api/src'
const CHAT = 'libs/chat-widget/src'
const CORE = 'libs/core/src'
const SDK = 'libs/sdk/src'
const SHELL = 'libs/shell/src'

/**
 * Constants in the code by their names in the specification. The check fails if a value changes
 * there and not here, or the other way round.
 */
export const CONSTANT_HOMES: Readonly<Record<string, Home>> = {
  appVersion: { file: `${API}/app/build-app.ts`, text: "VERSION = '2.0.0'" },
  queryDepth: { file: `${API}/jsonapi/parse-query.ts`, text: 'depth: 5' },
  queryArrayLimit: { file: `${API}/jsonapi/parse-query.ts`, text: 'arrayLimit: 20' },
  queryParameterLimit: { file: `${API}/jsonapi/parse-query.ts`, text: 'parameterLimit: 1000' },
  defaultSort: { file: `${API}/jsonapi/query-schema.ts`, text: "?? '-updated_at'" },
  apiPrefix: { file: `${API}/jsonapi/operation.ts`, text: "API = '/api/v1'" },
  routeWhiteList: {
    file: `${SHELL}/guard/allow-list.ts`,
    text: "'/login',\n  '/register',\n  '/callback',\n  '/401',\n  '/404',\n  '/403',\n]",
  },
  loginRoute: { file: `${SHELL}/guard/allow-list.ts`, text: "LOGIN_PATH = '/login'" },
  forbiddenRoute: { file: `${SHELL}/guard/allow-list.ts`, text: "FORBIDDEN_PATH = '/403'" },
  notFoundRedirect: { file: `${SHELL}/guard/allow-list.ts`, text: "NOT_FOUND_PATH = '/404'" },
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
    file: 'libs/shell/src/testing/virtual-access.ts',
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
  themeDrawerWidth: {
    file: 'libs/ui/src/primitives/drawer-panel.tsx',
    text: "sm: 'w-70'",
  },
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
    file: `${SHELL}/appearance/kept-look.ts`,
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
  locales: { file: `${CORE}/language/language.ts`, text: "LANGUAGES = ['zh', 'en']" },
  defaultLocale: {
    file: `${CORE}/language/language.ts`,
    text: "DEFAULT_LANGUAGE: Language = 'zh'",
  },
  dateLocale: { file: `${CORE}/language/language.ts`, text: "DATE_LOCALE = 'zh-cn'" },
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
  errorLogSearchEngines: { file: `${SHELL}/search/search-engines.ts`, text: "['Bing', " },
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
  toastDuration: { file: 'libs/ui/src/feedback/toasts.ts', text: 'plainMs: 3000' },
  greetingMorningBefore: { file: `${SHELL}/greeting.ts`, text: 'hour < 8' },
  greetingForenoonTo: { file: `${SHELL}/greeting.ts`, text: 'hour <= 11' },
  greetingNoonTo: { file: `${SHELL}/greeting.ts`, text: 'hour <= 13' },
  greetingAfternoonBefore: { file: `${SHELL}/greeting.ts`, text: 'hour < 18' },
  routerMode: { file: 'apps/console/src/kernel/router/router.ts', text: '= createHashRouter(' },
  tokenStorageKey: { file: `${SDK}/session/token-store.ts`, text: "TOKEN_KEY = 'Authorization'" },
  tokenExpiredStatus: {
    file: `${SDK}/client/create-fetch-transport.ts`,
    text: 'status === 402 && session',
  },
  unauthorisedStatus: {
    file: `${SDK}/client/create-fetch-transport.ts`,
    text: 'status === 401 && !isPublic) session.rejected',
  },
  forbiddenStatus: {
    file: `${SDK}/client/create-fetch-transport.ts`,
    text: 'status === 403 && !isPublic) session.forbidden',
  },
  grantType: {
    file: 'apps/console/src/kernel/session/exchange-credentials.ts',
    text: "grant_type: 'password'",
  },
  oauthScope: {
    file: 'apps/console/src/kernel/session/exchange-credentials.ts',
    text: "scope: 'public'",
  },
  authorizationScheme: {
    file: `${SDK}/client/exchange.ts`,
    text: 'authorization: `Bearer ${token}`',
  },
  requestMediaType: {
    file: `${SDK}/client/exchange.ts`,
    text: "JSON_API = 'application/vnd.api+json'",
  },
  statusField: { file: `${SDK}/client/exchange.ts`, text: "readStatus(body['status'])" },
  messageField: { file: `${SDK}/errors/read-failure.ts`, text: "text(body['error'])" },
  successCodes: {
    file: `${SDK}/client/send-once.ts`,
    text: 'SUCCESSES: readonly number[] = [200, 201, 204]',
  },
  requestFailedText: {
    file: `${SDK}/errors/status-texts.ts`,
    text: '`Request failed with status code ${status}`',
  },
  requestTimeout: {
    file: `${SDK}/client/create-fetch-transport.ts`,
    text: 'REQUEST_TIMEOUT_MS = 90_000',
  },
  rsaKeyBits: { file: `${CORE}/rsa-chunks/rsa-key.ts`, text: 'keyBits: 1024' },
  rsaExponent: { file: `${CORE}/rsa-chunks/rsa-key.ts`, text: "exponentHex: '010001'" },
  rsaEncryptChunk: { file: `${CORE}/rsa-chunks/rsa-key.ts`, text: 'plainChunkBytes: 117' },
  rsaDecryptChunk: { file: `${CORE}/rsa-chunks/rsa-key.ts`, text: 'cipherChunkBytes: 128' },
  realtimePath: { file: 'apps/api/src/realtime/limits.ts', text: "CABLE_PATH = '/cable'" },
  realtimePollMin: { file: `${SDK}/realtime/cable-timing.ts`, text: 'pollMinMs: 3000' },
  realtimePollMax: { file: `${SDK}/realtime/cable-timing.ts`, text: 'pollMaxMs: 30_000' },
  realtimeStaleThreshold: { file: `${SDK}/realtime/cable-timing.ts`, text: 'staleMs: 6000' },
  realtimeReopenDelay: { file: `${SDK}/realtime/cable-timing.ts`, text: 'reopenMs: 500' },
  permissionModes: {
    file: `${CORE}/acl-modes/holds.ts`,
    text: "AclMode = 'oneOf' | 'allOf' | 'except'",
  },
  defaultPermissionMode: { file: `${CORE}/acl-modes/holds.ts`, text: "rule.mode ?? 'oneOf'" },
  passwordMinLength: { file: `${CORE}/validators/text-checks.ts`, text: 'PASSWORD_MIN_LENGTH = 6' },
  phoneLength: { file: `${CORE}/validators/text-checks.ts`, text: '/^1[0-9]{10}$/' },
  phoneFirstDigit: { file: `${CORE}/validators/text-checks.ts`, text: '/^1[0-9]{10}$/' },
  chineseNameLength: { file: `${CORE}/validators/text-checks.ts`, text: '\\p{Script=Han}{2,4}$' },
  amountMaxDecimals: { file: `${CORE}/validators/text-checks.ts`, text: '[0-9]{1,2})?$/' },
  blankText: { file: `${CORE}/validators/text-checks.ts`, text: "trimmed === 'null'" },
  portRange: {
    file: `${CORE}/validators/net-checks.ts`,
    text: 'isNumberUpTo(String(port), 65_535)',
  },
  emailMaxLength: { file: `${CORE}/validators/net-checks.ts`, text: 'EMAIL_MAX_LETTERS = 254' },
  imageTypes: {
    file: `${CORE}/validators/image-options.ts`,
    text: "IMAGE_TYPES = ['png', 'jpeg', 'gif']",
  },
  imageFallbackType: { file: `${CORE}/validators/image-options.ts`, text: "type: 'jpeg'" },
  imageScaleRange: { file: `${CORE}/validators/image-options.ts`, text: 'asked > 0 && asked < 10' },
  imageAccuracyRange: {
    file: `${CORE}/validators/image-options.ts`,
    text: 'asked.accuracy, 0.8, 0.99',
  },
  imageAccuracyDefault: { file: `${CORE}/validators/image-options.ts`, text: 'accuracy: 0.95' },
  imageCompressQuality: { file: `${CORE}/validators/image-options.ts`, text: 'quality: 0.92' },
  imageExactCompressTries: { file: `${CORE}/validators/image-options.ts`, text: 'exactTries: 7' },
  publishErrorRetry: {
    file: `${CORE}/publish-loop/loop-config.ts`,
    text: 'FAILURE_WAIT_MS = 600_000',
  },
  uploadRetry: { file: `${CORE}/publish-loop/loop-config.ts`, text: 'upload: 180_000' },
  youhaohuoEmptyRetry: {
    file: `${CORE}/publish-loop/loop-config.ts`,
    text: 'EMPTY_WAIT_MS = 5_000',
  },
  publishPermissionCode: {
    file: `${CORE}/publish-loop/loop-config.ts`,
    text: "stopMarks: ['B_Publish_Perm']",
  },
  syncLoopDelayRange: {
    file: `${CORE}/publish-loop/loop-config.ts`,
    text: 'min: 1, max: 1, msPerUnit: 800',
  },
  syncLoopWaitUnit: { file: `${CORE}/publish-loop/loop-config.ts`, text: 'msPerUnit: 800' },
  noticeResourceSort: {
    file: `${API}/resources/system-notices/system-notices.resource.ts`,
    text: "defaultSort: '-created_at,readed'",
  },
  categorySort: {
    file: `${API}/resources/business-categories/business-categories.resource.ts`,
    text: "defaultSort: 'lft'",
  },
  reportListPageSize: {
    file: `${API}/resources/smart-publish-reports/smart-publish-reports.resource.ts`,
    text: 'defaultPageSize: 100',
  },
  creatorTaskPoolPageSize: {
    file: `${API}/resources/creator-pools/creator-pools.resource.ts`,
    text: 'defaultPageSize: 5',
  },
  teamSelectPageSize: {
    file: 'apps/console/src/kit/list/filters/select-calls.ts',
    text: 'TEAMS_AT_ONCE = 100',
  },
  ownerSearchPage: {
    file: 'apps/console/src/kit/list/filters/select-calls.ts',
    text: 'OWNER_PAGE = 1\n',
  },
  ownerSearchPageSize: {
    file: 'apps/console/src/kit/list/filters/select-calls.ts',
    text: 'OWNERS_AT_ONCE = 20',
  },
  recommendListPage: { file: `${API}/jsonapi/list-query.ts`, text: "values['page[number]'] ?? 1)" },
  recommendListPageSize: {
    file: `${API}/resources/content-items/content-items.resource.ts`,
    text: 'RECOMMEND_SIZE = 10',
  },
  creatorPublishMaxItems: {
    file: 'libs/publisher/src/runtime/pick-items.ts',
    text: 'CREATOR_PUBLISH_MAX_ITEMS = 2',
  },
  imageListPageSize: {
    file: `${API}/resources/studio-accounts/creative-material-images.ts`,
    text: 'IMAGES_PAGE = 100',
  },
  chatMessageAreaWidth: { file: `${CHAT}/frame/tokens.css`, text: '--chat-list-w: 525px' },
  chatMessageAreaHeight: { file: `${CHAT}/frame/tokens.css`, text: '--chat-list-h: 382px' },
  chatDefaultWidth: { file: `${CHAT}/frame/tokens.css`, text: '--chat-w: 550px' },
  chatDefaultHeight: { file: `${CHAT}/frame/tokens.css`, text: '--chat-h: 500px' },
  chatQuickListMaxHeight: {
    file: `${CHAT}/quick-replies/quick-replies.css`,
    text: 'max-height: 100px',
  },
  chatEmojiPanelWidth: { file: `${CHAT}/emoji-panel/emoji-panel.css`, text: '  width: 300px' },
  chatEmojiPanelHeight: { file: `${CHAT}/emoji-panel/emoji-panel.css`, text: '  height: 150px' },
  chatEntryRows: { file: `${CHAT}/entry-box/entry-box.tsx`, text: 'rows={3}' },
  chatSendText: { file: `${CHAT}/labels/entry-labels.ts`, text: "send: '发送'" },
  chatPlaceholder: {
    file: `${CHAT}/labels/entry-labels.ts`,
    text: "placeholder: '请输入内容...'",
  },
  chatHistoryWidthRatio: {
    file: `${CHAT}/right-panel/right-panel.css`,
    text: 'flex-basis: calc((1 - 0.7) * 100%)',
  },
  quickReplyRows: { file: `${CHAT}/quick-replies/quick-reply-form.tsx`, text: 'rows={3}' },
  quickReplyMaxLength: {
    file: `${CHAT}/model/quick-reply.ts`,
    text: 'QUICK_REPLY_MAX_LENGTH = 300',
  },
  callbackMissingText: {
    file: `${CHAT}/tool-bar/warn-missing-callback.ts`,
    text: "console.warn('callback not find')",
  },
  formRuleTypes: {
    file: `${CORE}/validators/form-rules.ts`,
    text: [
      "'required' }",
      "'whitespace' }",
      "'email' }",
      "'url' }",
      "'hex' }",
      "'type'; readonly type: ValueType }",
      "'range'; readonly min?: number; readonly max?: number }",
      "'enum'; readonly values: readonly (string | number | boolean)[] }",
      "'pattern'; readonly pattern: RegExp }",
    ]
      .map((rule) => `  | { readonly rule: ${rule}\n`)
      .join(''),
  },
  chatPullDownThreshold: {
    file: `${CHAT}/model/pull-history.ts`,
    text: 'PULL_DOWN: PullLimits = { threshold: 90, stop: 40 }',
  },
  chatListPullDownThreshold: {
    file: `${CHAT}/model/pull-history.ts`,
    text: 'LIST_PULL_DOWN: PullLimits = { threshold: 70',
  },
  chatPullDownStop: { file: `${CHAT}/model/pull-history.ts`, text: 'threshold: 70, stop: 56 }' },
  scrollWheelSpeed: { file: `${CHAT}/model/scroll-constants.ts`, text: 'wheelSpeed: 20' },
  scrollEase: { file: `${CHAT}/model/scroll-constants.ts`, text: 'easeMs: 300' },
  scrollMomentumTime: { file: `${CHAT}/model/scroll-constants.ts`, text: 'momentumMs: 300' },
  scrollMomentumDistance: { file: `${CHAT}/model/scroll-constants.ts`, text: 'momentumPx: 15' },
  scrollResizePolling: {
    file: `${CHAT}/model/scroll-constants.ts`,
    text: 'resizePollingMs: { value: 60',
  },
  imageObserverDebounce: {
    file: `${CHAT}/model/scroll-constants.ts`,
    text: 'imageDebounceMs: { value: 100',
  },
  scrollbarMinimum: {
    file: `${CHAT}/model/scroll-constants.ts`,
    text: 'scrollbarMinimum: { value: 8',
  },
  scrollbarFadeIn: { file: `${CHAT}/model/scroll-constants.ts`, text: 'scrollbarFadeInMs: 250' },
  scrollbarFadeOut: { file: `${CHAT}/model/scroll-constants.ts`, text: 'scrollbarFadeOutMs: 500' },
}

/** Constants whose file contains the expected text. */
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
