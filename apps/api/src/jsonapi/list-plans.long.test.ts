/**
 * Plans every list with every filter, and each likely pair, over 100,000 rows of one team, and runs
 * pages 1 and 20: none may touch more than 600 pages of memory, but for one that `MAX_BUFFERS_OF` names.
 * The search of all lists is held to the same, for words that nobody wrote as for those of every row.
 *
 *   LIST_PLANS=all OMC_TESTS=all vitest run src/jsonapi/list-plans.long.test.ts   every list; else the busiest
 */
import { rowReach, type RoleName } from '@omc/acl'
import type { TSchema } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buffersOf } from '../../test/buffers-of.ts'
import { fillTable, withoutIndexes, type Spread } from '../../test/fill-table.ts'
import { countOf, type Values } from '../../test/fill-values.ts'
import { SMALL_LISTS } from '../../test/small-lists.ts'
import { createTestApp, type Caller, type TestApp } from '../../test/support.ts'
import type { BoundActor } from '../db/actor-settings.ts'
import type { Actor } from '../kernel/actor.ts'
import { registry } from '../resources/index.ts'
import type { Filter } from './filters.ts'
import { writeCursor } from './list-cursor.ts'
import { sortKeysOf, type SortKey } from './list-order.ts'
import { toListQuery } from './list-query.ts'
import type { Resource } from './resource.ts'
import { searchedColumns, searchStatement } from './search-statement.ts'
import { pageStatement } from './statements.ts'

const ROWS = 100_000
const MAX_BUFFERS = 600
/**
 * Who may know an event stands in the event itself, so a deep page reads those before it too: at most
 * the whole table.
 */
const MAX_BUFFERS_OF: Readonly<Record<string, number>> = { audit_events: 2_000 }
const PAGES = [1, 20]
/** Ids that a row can point to, texts that a column can hold, when nothing closes the set. */
const POINTED_AT = 500
const TEXTS = 20
/** As many as the console offers. */
const SOURCES = 5
const WHOLE = process.env['LIST_PLANS'] === 'all'
/** The most used lists. */
const BUSIEST = ['carry_contents', 'carry_publishes']

/**
 * Filters that no index can answer: row-level security lets an index answer only comparisons that
 * tell nothing about rows of others, and PostgreSQL says so neither of `ilike` nor of `&&` and
 * `@>`. They read the list in its order until the page is full.
 */
const WITHOUT_INDEX = new Set([
  'search',
  'q',
  'audit_events.subject_id',
  'carry_materials.tags',
  'carry_publishes.item_id',
  'creator_tasks.topics',
  'smart_daren_accounts.channel_tags',
])

/** An index has the rows of the few accounts that a person runs. */
const OF_ACCOUNTS = new Set([
  'carry_publishes',
  'publish_contents',
  'smart_publishes',
  'creative_publishes',
])

const LISTS = registry.resources.filter(
  ({ type, verbs }) => verbs.list && !SMALL_LISTS.has(type) && (WHOLE || BUSIEST.includes(type)),
)

/** Values of columns that no schema closes, but people see only rows with these. */
const KNOWN_VALUES: Readonly<Record<string, readonly string[]>> = {
  'audit_events.subject_type': ['carry_contents', 'studio_accounts', 'users', 'plans', 'jobs'],
}

type Json = { enum?: string[]; items?: Json; type?: string; format?: string; pattern?: string }
const jsonOf = (schema: TSchema) => schema as Json
const enumOf = (schema: TSchema) => jsonOf(schema).items?.enum ?? jsonOf(schema).enum

/** A value that many rows have. */
function valueFor(name: string, json: Json): unknown {
  if (json.type === 'boolean') return true
  if (json.format === 'date-time')
    return name.endsWith('until') ? '2026-02-20T00:00:00Z' : '2026-01-20T00:00:00Z'
  const one = json.items?.enum?.[0] ?? json.enum?.[0]
  if (one !== undefined) return [one]
  if (json.items) return [valueFor(name, json.items)]
  if (json.format === 'date') return '2026-01-20'
  if (name === 'month') return '2026-01'
  if (json.type === 'number') return 500
  if (json.pattern?.includes('{3}')) return '0d5e8b1c-8a55-4c43-9b52-6f4c2f4a9d10'
  return /_id$|^level$/.test(name) && json.pattern ? '3' : 'word 3'
}

const valueOf = ({ type }: Resource, name: string, schema: TSchema) =>
  KNOWN_VALUES[`${type}.${name}`]?.[0] ?? valueFor(name, jsonOf(schema))

/** Filters that people combine: closed sets, flags, and sources. */
const isLikely = (name: string, schema: TSchema) =>
  enumOf(schema) !== undefined ||
  jsonOf(schema).type === 'boolean' ||
  ['source', 'category', 'user_id', 'studio_account_id'].includes(name)

function asksOf(resource: Resource): Record<string, unknown>[] {
  const filters = Object.entries(resource.filters ?? {}).filter(
    ([name]) =>
      name !== 'business_team_id' &&
      !WITHOUT_INDEX.has(name) &&
      !WITHOUT_INDEX.has(`${resource.type}.${name}`),
  )
  const all = filters.map(
    ([name, { schema }]) => [`filter[${name}]`, valueOf(resource, name, schema)] as const,
  )
  const likely = filters.flatMap(([name, { schema }]) =>
    isLikely(name, schema) ? [[`filter[${name}]`, valueOf(resource, name, schema)] as const] : [],
  )
  const pairs = likely.flatMap((one, i) => likely.slice(i + 1).map((other) => [one, other]))
  return [[], ...all.map((one) => [one]), ...pairs].map((parts) => Object.fromEntries(parts))
}

/** Number of distinct values in the column of a filter. */
function valuesOf({ schema, looksAt }: Filter): Values {
  const closed = enumOf(schema)
  if (closed) return closed
  const counts = {
    short: jsonOf(schema).type === 'boolean' ? 2 : SOURCES,
    range: ROWS - 1,
    word: TEXTS,
    pointer: POINTED_AT,
  }
  return counts[looksAt?.by ?? 'word']
}

/** Columns of filters, sorts, default order and ownership. */
function spreadOf({ type, filters = {}, sorts = [] }: Resource): Spread {
  const asked = Object.entries(filters)
    .map(
      ([name, filter]) =>
        [
          filter.looksAt?.column ?? name,
          KNOWN_VALUES[`${type}.${name}`] ?? valuesOf(filter),
        ] as const,
    )
    // A column with several filters gets the smallest number of values among them.
    .toSorted(([, one], [, other]) => countOf(other) - countOf(one))
  return {
    title: TEXTS,
    ...Object.fromEntries(sorts.map((name) => [name, ROWS - 1])),
    ...Object.fromEntries(asked),
    // One less: they do not follow the order in which the rows lie.
    updated_at: ROWS - 1,
    created_at: ROWS - 1,
    user_id: POINTED_AT,
  }
}

let t: TestApp
let manager: Caller
beforeAll(async () => {
  t = await createTestApp()
  manager = await t.as('manager')
})
afterAll(() => t.close())

const filled = new Set<string>()
async function fill(resource: Resource) {
  if (filled.has(resource.table)) return
  await fillTable(t, resource.table, {
    rows: ROWS,
    teamId: manager.teamId,
    spread: spreadOf(resource),
  })
  filled.add(resource.table)
}

const isSearched = (resource: Resource) => searchedColumns(resource).length > 0

/** Somebody of the team: the manager, or a person who sees their own rows among the others. */
function actorWith(roles: readonly RoleName[]): Actor {
  const { userId, teamId, sessionId } = manager
  return { userId, teamId, sessionId, username: 'manager', roles, admin: false }
}

/** As the server binds the reads of a request. */
const boundTo = (actor: Actor): BoundActor => ({
  ...actor,
  reaches: rowReach(actor),
  allTeams: false,
  readsOwn: true,
})

async function buffersOfSearch(
  resource: Resource,
  words: string,
  roles: readonly RoleName[],
): Promise<number> {
  const actor = actorWith(roles)
  const fields = searchedColumns(resource).filter((name) => name in resource.attributes.properties)
  return t.database.asActor(boundTo(actor), async (db) => {
    const statement = searchStatement(actor, resource, { words, fields })
    return buffersOf(db, statement.compile(db))
  })
}

async function buffersOfPage(
  resource: Resource,
  values: Record<string, unknown>,
  roles: readonly RoleName[] = ['manager'],
): Promise<number> {
  const actor = actorWith(roles)
  // Counts from other tables cost in proportion to their rows.
  const fields = Object.keys(resource.attributes.properties).filter(
    (name) => !(name in (resource.counted ?? {})),
  )
  return t.database.asActor(boundTo(actor), async (db) => {
    const query = { ...toListQuery(resource, values), fields }
    const statement = pageStatement({ registry, actor }, resource, query)
    return buffersOf(db, statement.compile(db))
  })
}

describe(`a list of ${ROWS} rows`, () => {
  const bounded = LISTS.map(
    (resource) => [resource.type, MAX_BUFFERS_OF[resource.type] ?? MAX_BUFFERS, resource] as const,
  )
  it.each(bounded)(
    '%s touches at most %i pages of memory, whatever it is narrowed by',
    async (_type, most, resource) => {
      await fill(resource)
      const dear: string[] = []
      let worst = 0
      for (const ask of asksOf(resource)) {
        for (const page of PAGES) {
          const buffers = await buffersOfPage(resource, { ...ask, 'page[number]': page })
          worst = Math.max(worst, buffers)
          if (buffers > most) dear.push(`${JSON.stringify(ask)} page ${page}: ${buffers}`)
        }
      }
      if (WHOLE) process.stdout.write(`${resource.type}: ${worst} pages at worst\n`)
      expect(dear).toEqual([])
    },
    120_000,
  )

  it.each(LISTS.filter(isSearched).map((resource) => [resource.type, resource] as const))(
    `%s touches at most ${MAX_BUFFERS} pages of memory while it is searched for words`,
    async (_type, resource) => {
      await fill(resource)
      const dear: string[] = []
      // Who sees a few of many rows reads the whole index of the list for its last page.
      const lastPage = await buffersOfPage(resource, { 'page[number]': 10 }, ['svip'])
      if (OF_ACCOUNTS.has(resource.type) && lastPage > MAX_BUFFERS)
        dear.push(`last page as svip: ${lastPage}`)
      const limits = { manager: MAX_BUFFERS, svip: Math.max(MAX_BUFFERS, lastPage * 1.1) }
      for (const role of ['manager', 'svip'] as const)
        for (const words of ['nobody wrote this', 'word 3', 'o', '77']) {
          const buffers = await buffersOfSearch(resource, words, [role])
          if (WHOLE)
            process.stdout.write(
              `${resource.type} «${words}» ${role}: ${buffers} of ${limits[role]}\n`,
            )
          if (buffers > limits[role])
            dear.push(`«${words}» as ${role}: ${buffers} of ${limits[role]}`)
        }
      expect(dear).toEqual([])
    },
    120_000,
  )

  it.each(LISTS.map((resource) => [resource.type, resource] as const))(
    `%s touches at most ${MAX_BUFFERS} pages of memory behind a cursor, in each of its orders`,
    async (_type, resource) => {
      await fill(resource)
      expect(await dearCursors(resource)).toEqual([])
    },
    120_000,
  )

  it('of which a person sees a few reads its index alone, up to the last page', async () => {
    const resource = registry.resources.find(({ type }) => type === 'studio_contents')
    if (!resource) throw new Error('no studio_contents')
    await fill(resource)
    const ofPerson = ROWS / POINTED_AT
    const lastPage = { 'page[number]': Math.ceil(ofPerson / 20) }
    // A page of the index has more than 50 rows; the rows themselves would be a page each.
    expect(await buffersOfPage(resource, lastPage, ['svip'])).toBeLessThan(ROWS / 50)
  }, 120_000)
})

/** Pages behind a cursor among the rows with a value, and among the fifth without one. */
async function dearCursors(resource: Resource): Promise<string[]> {
  const orders = (resource.sorts ?? []).flatMap((name) => [
    sortKeysOf(resource, [name]),
    sortKeysOf(resource, [`-${name}`]),
  ])
  const empty = orders.flatMap(([key]) => (key?.nullable ? [`${key.column} = null`] : []))
  if (empty.length > 0) {
    const columns = [...new Set(empty)].join()
    await withoutIndexes(t, resource.table, () =>
      t.rows(`do $$ begin
        set local session_replication_role = replica;
        update ${resource.table} set ${columns} where id % 5 = 0;
      end $$`),
    )
    await t.rows(`vacuum analyze ${resource.table}`)
  }
  const dear: string[] = []
  for (const keys of orders)
    for (const depth of [ROWS * 0.1, ROWS * 0.9]) {
      const sort = keys.slice(0, 1).map((key) => (key.descending ? '-' : '') + key.column)
      const after = writeCursor(keys, await keysAt(resource, keys, depth))
      const buffers = await buffersOfPage(resource, { sort, 'page[after]': after })
      if (buffers > MAX_BUFFERS) dear.push(`${sort.join()} behind row ${depth}: ${buffers}`)
    }
  return dear
}

async function keysAt({ table }: Resource, keys: readonly SortKey[], depth: number) {
  const columns = keys.map(({ column }) => `${column}::text as key_${column}`)
  const order = keys.map(
    ({ column, descending }) => `${column} ${descending ? 'desc nulls last' : 'asc nulls first'}`,
  )
  const [row = {}] = await t.rows(
    `select ${columns.join()} from ${table} order by ${order.join()} offset ${depth} limit 1`,
  )
  return row
}
