import { beforeAll, expect, test } from 'vitest'
import { groupScope } from '../features/lists/scopes.ts'
import { startI18n } from '../kernel/i18n/i18n.ts'
import type { Desk, DeskTab } from '../kit/desk/desk-definition.ts'
import { fixedIn } from '../kit/list/list-query.ts'
import type { Scope } from '../kit/list/list-scope.ts'
import type { ScreenRoute } from '../kit/screen-route.ts'

const GROUPS = ['/guanghe/', '/sweb/', '/jingdong/']

/** Lists whose rows belong to no platform, and why. */
const OF_NO_PLATFORM: Readonly<Record<string, string>> = {
  jobs: 'one job works through sources of several platforms',
  creator_tasks: 'a task is given to a person, at first without a platform',
}

/** Pages beside the lists, and whose rows they show. */
const PAGES: Readonly<Record<string, string>> = {
  health: 'of the group: use-health.ts',
  calendar: 'of the group: use-calendar.ts',
  waiting: 'of the group: use-board.ts',
  contents: 'of the group: assign-board.tsx',
  creations: 'of the group: assign-board.tsx',
  people: 'tasks belong to no platform',
  own: 'of the account that the person chooses',
  pool: 'offers from outside',
  gold: 'offers from outside',
  links: 'what the person pastes',
  table: 'what the person types',
}

/** Desks of a group that are narrowed by something else, and by what. */
const OTHERWISE: Readonly<Record<string, string>> = {
  '/guanghe/account/{id}/edit': 'the account of the address',
  '/sweb/account/{id}/edit': 'the account of the address',
  '/jingdong/account/{id}/edit': 'the account of the address',
  '/guanghe/gh-video/douyin': 'the source that the videos come from',
  '/guanghe/panel/buyin': 'nothing: creators are bought for all platforms',
  '/guanghe/panel/douyin': 'the source that the goods come from',
}

type Opened = { readonly at: string; readonly tab: DeskTab; readonly scope: Scope }
let tabs: readonly Opened[]
const unscoped: string[] = []

/** Tabs of the desk at a path, if it is one of its group. */
async function tabsAt(path: string, { load }: ScreenRoute): Promise<readonly Opened[]> {
  const { desk } = (await load()).Screen as { readonly desk?: Desk }
  const scope = desk?.scopeAt(path)
  const group = groupScope(path)
  if (!desk) return []
  if (scope?.channels !== group.channels) {
    unscoped.push(path)
    return []
  }
  return desk.tabs.map((tab) => ({ at: `${path} ${tab.id}`, tab, scope: group }))
}

beforeAll(async () => {
  await startI18n()
  const routes = Object.values(
    import.meta.glob<{ readonly route: ScreenRoute }>('./**/*.route.ts', { eager: true }),
  )
  const opened = routes.flatMap(({ route }) =>
    route.paths
      .filter((path) => GROUPS.some((group) => path.startsWith(group)))
      .map((path) => tabsAt(path, route)),
  )
  tabs = (await Promise.all(opened)).flat()
}, 60_000)

test('every list of a group shows the rows of its own platforms only', async () => {
  const whole: string[] = []
  for (const { at, tab, scope } of tabs) {
    if (!('load' in tab)) continue
    // Tabs of several desks share their scripts.
    // oxlint-disable-next-line no-await-in-loop
    const list = await tab.load()
    const parts = new Set(Object.values(scope).map((values) => values.join()))
    const isNarrowed = Object.values(fixedIn(list, scope)).some((one) => parts.has(one.join()))
    if (!isNarrowed && !(list.resource in OF_NO_PLATFORM)) whole.push(at)
  }
  expect(whole).toEqual([])
  expect(tabs.length).toBeGreaterThan(50)
})

test('every other desk of a group says by what it is narrowed', () => {
  expect(unscoped.toSorted()).toEqual(Object.keys(OTHERWISE).toSorted())
})

test('every other page of a group says whose rows it shows', () => {
  const pages = new Set(tabs.flatMap(({ tab }) => ('Page' in tab ? [tab.id] : [])))
  expect([...pages].toSorted()).toEqual(Object.keys(PAGES).toSorted())
})
