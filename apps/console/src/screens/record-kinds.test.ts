import { listFacts } from '@omc/sdk/lists'
import { expect, test } from 'vitest'
import { byKey } from '../features/calendar/by-key.ts'
import type { StatsTab } from '../features/stats/stats-definition.ts'
import { addTexts, changeLanguage, startI18n } from '../kernel/i18n/i18n.ts'
import type { AnyList, Desk } from '../kit/desk/desk-definition.ts'
import type { ListRow } from '../kit/list/list-names.ts'
import { fixedIn } from '../kit/list/list-query.ts'
import type { ScreenRoute } from '../kit/screen-route.ts'

const FILE = '../features/search/generated/record-kinds.json'
const ROUTES = Object.values(
  import.meta.glob<{ readonly route: ScreenRoute }>('./*/*/*.route.ts', { eager: true }),
).map(({ route }) => route)

/** By one of these a screen names its lists. */
type Lists = {
  readonly list?: AnyList
  readonly desk?: Desk
  readonly tables?: readonly StatsTab[]
}

type Place = {
  readonly list: AnyList
  /** Address; a part in braces is an attribute of the row. */
  readonly at: string
  /** Operation that opens the place, beside that of the list. */
  readonly may?: string
  /** 0 for a list of all rows, 1 for one below figures, 2 for one that leaves rows out. */
  readonly rank: 0 | 1 | 2
}

const mayOf = (operation: string, { resource }: AnyList) =>
  operation === `${resource}.list` ? {} : { may: operation }

/** Places of a screen with their lists. */
async function placesOf({ load, texts, paths }: ScreenRoute): Promise<readonly Place[]> {
  const { Screen, beside = [] } = await load()
  await Promise.all([...texts, ...beside].map((part) => addTexts(part)))
  // as: what a screen has beside its component.
  const { list, desk, tables = [] } = Screen as unknown as Lists
  const plain = paths.filter((path) => !path.includes('{'))
  const places = await Promise.all([
    ...(desk ? paths.map((path) => tabsAt(path, desk)) : []),
    ...plain.flatMap((path) => tables.map((table) => tablesAt(path, table))),
  ])
  const own = list ? plain.map((at): Place => ({ list, at, rank: list.fixed ? 2 : 0 })) : []
  return [...own, ...places.flat()]
}

async function tabsAt(path: string, desk: Desk): Promise<readonly Place[]> {
  const scope = desk.scopeAt(path.replace('{id}', '1'))
  const places = desk.tabs.map(async (tab): Promise<readonly Place[]> => {
    if (!('load' in tab)) return []
    const list = await tab.load()
    const place = addressIn(path, scope?.account && list.scope?.account)
    if (place === null) return []
    const isWhole = Object.keys(fixedIn(list, scope ?? {})).length === 0
    const at = `${place}?tab=${tab.id}`
    return [{ list, at, ...mayOf(tab.operation, list), rank: isWhole ? 0 : 2 }]
  })
  return (await Promise.all(places)).flat()
}

/** Path of a desk; that of one account takes the account from the row. */
function addressIn(path: string, account: string | undefined): string | null {
  if (!path.includes('{')) return path
  return path.includes('{id}') && account ? path.replace('{id}', `{${account}}`) : null
}

const tablesAt = (path: string, { id, lists = [], operation }: StatsTab) =>
  Promise.all(
    lists.map(async (one): Promise<Place> => {
      const list = await one.load()
      const query = lists.length === 1 ? '' : `&list=${one.id}`
      return { list, at: `${path}?tab=${id}${query}`, ...mayOf(operation, list), rank: 1 }
    }),
  )

/**
 * Attributes in the name of a row: those that it joins, then what stands in for them when they are
 * empty. Each attribute is one private character, to be found again in the name.
 */
function namesOf({ rowName }: AnyList): readonly string[] {
  const read: string[] = []
  const emptied = new Set<string>()
  const charOf = (name: string) => {
    if (!read.includes(name)) read.push(name)
    return emptied.has(name) ? '' : String.fromCodePoint(0xe000 + read.indexOf(name))
  }
  const names: string[] = []
  for (;;) {
    // as: only its attributes are read.
    const text = rowName(new Proxy({}, { get: (_row, name) => charOf(String(name)) }) as ListRow)
    const joined = read.filter(
      (name) => name !== 'id' && !emptied.has(name) && text.includes(charOf(name)),
    )
    if (joined.length === 0) return names
    names.push(joined.join(' '))
    for (const name of joined) emptied.add(name)
  }
}

async function kindOf(places: readonly Place[]) {
  const [first] = places
  if (!first) throw new Error('a kind has a place')
  const { list } = first
  const facts = await listFacts(list.resource)
  const names = namesOf(list)
  return {
    type: list.resource,
    label: list.title(),
    names,
    ...(names.some((name) => facts?.columns[name]?.kind === 'platform')
      ? { ofPlatform: true }
      : {}),
    places: places.map(({ at, may }) => ({ at, ...(may ? { may } : {}) })),
  }
}

/** Everything that the screens show and the server searches by words. */
async function kinds() {
  const places = (await Promise.all(ROUTES.map(placesOf))).flat()
  const searched = places.filter(({ list }) => list.searchHint !== undefined)
  const ordered = searched.toSorted(
    (a, b) => a.rank - b.rank || Number(a.may !== undefined) - Number(b.may !== undefined),
  )
  const byType = [...byKey(ordered, ({ list }) => list.resource).values()]
  const zh = await Promise.all(byType.map(kindOf))
  await changeLanguage('en')
  const en = await Promise.all(byType.map(kindOf))
  await changeLanguage('zh')
  return zh.map((kind, at) => ({ ...kind, label: { zh: kind.label, en: en[at]?.label ?? '' } }))
}

test('the palette knows every list with a search, and where each is shown', async () => {
  await startI18n()
  const found = await kinds()
  expect(found.length).toBeGreaterThan(35)
  // After a change of the screens: `npx vitest run src/screens/record-kinds.test.ts --update`.
  await expect(`${JSON.stringify(found, null, 2)}\n`).toMatchFileSnapshot(FILE)
})
