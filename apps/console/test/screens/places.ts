import type { ScreenPart } from '../../src/kernel/router/screen-part.ts'
import type { Desk } from '../../src/kit/desk/desk-definition.ts'
import type { ScreenRoute } from '../../src/kit/screen-route.ts'

type Module = { readonly Screen: ScreenPart & { readonly desk?: Desk } }

const routes = import.meta.glob<{ readonly route: ScreenRoute }>(
  '../../src/screens/*/*/*.route.ts',
  { eager: true },
)
const screens = import.meta.glob<Module>('../../src/screens/*/*/*.screen.tsx', { eager: true })

/** A screen, or one tab of a desk. */
export type Place = {
  /** Path in the table of screens. */
  readonly path: string
  /** Query that names the tab; empty where there is none. */
  readonly query: string
  /** Whether it shows a table of records. */
  readonly isList: boolean
}

/** Screens that ask ahead and open as grids of pieces, without a table. */
const WITHOUT_TABLE: readonly string[] = ['/guanghe/panel/audit', '/guanghe/panel/material']

/** Queries of screens that open on the rows of the own team: they open them on all. */
const ON_ALL: Readonly<Partial<Record<string, string>>> = { '/setting/category': '?view=all' }

/** Every screen that has a folder, at the first of its addresses: its tabs, or the screen itself. */
export const SCREENS = Object.entries(screens).map(([file, { Screen }]) => {
  const path = routes[file.replace('.screen.tsx', '.route.ts')]?.route.paths[0] ?? ''
  const hasTable = Screen.ask !== undefined && !WITHOUT_TABLE.includes(path)
  const alone: Place = { path, query: ON_ALL[path] ?? '', isList: hasTable }
  return { path, places: Screen.desk ? placesOf(path, Screen.desk) : [alone] }
})

function placesOf(path: string, { tabs, first }: Desk): readonly Place[] {
  const named = tabs.map((tab): Place => ({
    path,
    query: `?tab=${tab.id}`,
    isList: 'load' in tab,
  }))
  // A desk that opens on waiting rows does so without a tab.
  return first ? [...named, { path, query: '', isList: false }] : named
}

/** Whether the long form runs, with every place in every state. */
declare const __LONG_FORM__: boolean
const isLong = __LONG_FORM__
const sampled = <T>(places: readonly T[], nth: number) =>
  places.filter((_, at) => isLong || at % nth === 0)

/** In the gate each desk stands with one of its tabs: the nth screen with its nth. */
const PLACES = SCREENS.flatMap(({ places }, at) =>
  isLong ? places : places.filter((_, tab) => tab === at % places.length),
)
export const LISTS = PLACES.filter(({ isList }) => isList)
export const OTHERS = PLACES.filter(({ isList }) => !isList)

export const SOME_LISTS = sampled(LISTS, 5)
export const LISTS_WITH_LONG_NAMES = sampled(LISTS, 2)
export const SOME_OTHERS = sampled(OTHERS, 5)
export const OTHERS_WITH_LONG_NAMES = sampled(OTHERS, 2)

/** Places that are opened with broken answers, and how often each. */
export const WITH_BROKEN = sampled([...LISTS, ...OTHERS], 9)
export const BROKEN_TIMES = isLong ? 25 : 2
