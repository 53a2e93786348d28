import type { ScreenPart } from '../../src/kernel/router/screen-part.ts'
import type { ScreenRoute } from '../../src/kit/screen-route.ts'

const routes = import.meta.glob<{ readonly route: ScreenRoute }>(
  '../../src/screens/*/*/*.route.ts',
  { eager: true },
)
const screens = import.meta.glob<{ readonly Screen: ScreenPart }>(
  '../../src/screens/*/*/*.screen.tsx',
  { eager: true },
)

/** Screens that ask ahead and open without a table: a desk on its page, grids of pieces. */
const WITHOUT_TABLE: readonly string[] = [
  '/console',
  '/guanghe/gh-pic/new',
  '/guanghe/panel/audit',
  '/guanghe/panel/material',
  '/sage',
]

/** Desks that open on a page, on rows without a name of their own or as pictures, and a tab with a table. */
const NAMED: Readonly<Partial<Record<string, string>>> = {
  '/carry/publish/list': '?tab=published',
  '/setting/team': '?tab=teams',
  '/sweb/ali-video/sweb': '?tab=carry',
}

/** Every screen that has a folder, with the first of its addresses. */
export const PLACES = Object.keys(screens).map((file) => {
  const route = routes[file.replace('.screen.tsx', '.route.ts')]?.route
  const path = route?.paths[0] ?? ''
  const hasLists = screens[file]?.Screen.ask !== undefined
  return { file, path, query: NAMED[path] ?? '', isList: hasLists && !WITHOUT_TABLE.includes(path) }
})
export const LISTS = PLACES.filter(({ isList }) => isList)

/** Whether the long form runs, with every place in every state. */
declare const __LONG_FORM__: boolean
const isLong = __LONG_FORM__
const sampled = <T>(places: readonly T[], nth: number) =>
  places.filter((_, at) => isLong || at % nth === 0)

export const SOME_LISTS = sampled(LISTS, 5)
export const LISTS_WITH_LONG_NAMES = sampled(LISTS, 2)

/** Tabs of a desk or an account that are pages of their own. */
const PAGE_TABS = [
  { path: '/carry/publish/list', query: '?tab=waiting' },
  { path: '/carry/account/list', query: '?tab=health' },
  { path: '/guanghe/account/{id}/edit', query: '?tab=day' },
  { path: '/setting/team', query: '?tab=info' },
]
export const OTHERS = [...PLACES.filter(({ isList }) => !isList), ...PAGE_TABS]
export const SOME_OTHERS = sampled(OTHERS, 5)
export const OTHERS_WITH_LONG_NAMES = sampled(OTHERS, 2)

/** Places that are opened with broken answers, and how often each. */
export const WITH_BROKEN = sampled([...LISTS, ...OTHERS], 9)
export const BROKEN_TIMES = isLong ? 25 : 2
