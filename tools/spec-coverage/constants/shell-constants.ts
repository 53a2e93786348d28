import { BREADCRUMB_SEPARATOR } from '../../../libs/shell/src/breadcrumb/breadcrumb.ts'
import { CURRENCY, formatCny } from '../../../libs/shell/src/format/format-cny.ts'
import { formatMonthDay } from '../../../libs/shell/src/format/format-instant.ts'
import { type TimeOfDay, timeOfDay } from '../../../libs/shell/src/greeting.ts'
import {
  ALLOW_LIST,
  FORBIDDEN_PATH,
  LOGIN_PATH,
  NOT_FOUND_PATH,
} from '../../../libs/shell/src/guard/allow-list.ts'
import { OPEN_FIRST_MENU } from '../../../libs/shell/src/menu/choose-entry.ts'
import {
  NOTICE_LIST_QUERY,
  NOTICE_POPOVER_QUERY,
  NOTICE_SORT,
} from '../../../libs/shell/src/notices/notice-queries.ts'
import { NOTICE_TABS } from '../../../libs/shell/src/notices/notice-tabs.ts'
import { RUN_GATE_HOST, runGate } from '../../../libs/shell/src/run-gate/run-gate.ts'
import { SEARCH_ENGINES } from '../../../libs/shell/src/search/search-engines.ts'
import { WEB_SEARCH_DELAY_MS } from '../../../libs/shell/src/search/web-search.ts'
import { MAX_KEPT_VIEWS } from '../../../libs/shell/src/tabs/kept-views.ts'
import { VIRTUAL_PERSON } from '../../../libs/shell/src/testing/virtual-access.ts'
import {
  CHUNK_LOAD_TIMEOUT_MS,
  ChunkFailure,
  CSS_CHUNK_FAILED,
} from '../../../libs/shell/src/updates/chunk-failure.ts'
import { LATE_MASK_URL_PART } from '../../../libs/shell/src/updates/loading-mask.ts'
import { RELOAD_BAR_MS } from '../../../libs/shell/src/updates/screen-reload.ts'
import { UPDATE_RELOADS_AFTER_MS } from '../../../libs/shell/src/updates/update-notice.ts'
import { TOAST_TIMES } from '../../../libs/ui/src/feedback/toasts.ts'
import { decimalsOf, seconds, taken } from './probes.ts'

const lastHourOf = (time: TimeOfDay) => Math.max(...taken((hour) => timeOfDay(hour) === time, 23))
const isAddressAllowed =
  runGate({ isBuildApproved: true, host: '192.0.2.7', allowedHosts: [] }).tag === 'open'
const chunk = new ChunkFailure({ chunk: '{name}', reason: 'missing', url: '' })

/** Constants of the shell: guard, menu, tabs, notices, search, updates, formats. */
export const SHELL_CONSTANTS = {
  routeWhiteList: ALLOW_LIST,
  loginRoute: LOGIN_PATH,
  forbiddenRoute: FORBIDDEN_PATH,
  notFoundRedirect: NOT_FOUND_PATH,
  breadcrumbSeparator: BREADCRUMB_SEPARATOR,
  openFirstMenu: OPEN_FIRST_MENU,
  maxKeptAliveViews: MAX_KEPT_VIEWS,
  runGateAllowedHosts: [RUN_GATE_HOST, ...(isAddressAllowed ? ['{ip}'] : [])],
  virtualRolesUsername: VIRTUAL_PERSON.username,
  currency: CURRENCY,
  currencyWholeDecimals: decimalsOf(formatCny(129)),
  noticePopoverTabs: NOTICE_TABS.length,
  noticeTimeFormat: formatMonthDay('2026-01-02T03:04')
    .replace('01-02', 'MM-DD')
    .replace('03:04', 'HH:mm'),
  noticeListPage: NOTICE_LIST_QUERY['page[number]'],
  noticeListPageSize: NOTICE_LIST_QUERY['page[size]'],
  noticePopoverPageSize: NOTICE_POPOVER_QUERY['page[size]'],
  noticeListSort: NOTICE_SORT.join(','),
  errorLogSearchEngines: SEARCH_ENGINES.length,
  searchDelay: WEB_SEARCH_DELAY_MS,
  reloadProgressDuration: RELOAD_BAR_MS,
  serviceWorkerReloadDelay: seconds(UPDATE_RELOADS_AFTER_MS),
  chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
  // The product adds the reason and the address in brackets.
  chunkFailedText: chunk.message.replace(/ \(.*\)$/, ''),
  cssChunkFailedCode: CSS_CHUNK_FAILED,
  debouncedMaskUrlPart: LATE_MASK_URL_PART,
  toastDuration: TOAST_TIMES.plainMs,
  greetingMorningBefore: lastHourOf('morning') + 1,
  greetingForenoonTo: lastHourOf('forenoon'),
  greetingNoonTo: lastHourOf('noon'),
  greetingAfternoonBefore: lastHourOf('afternoon') + 1,
}
