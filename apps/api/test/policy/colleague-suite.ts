import { ROLES, type RoleName } from '@omc/acl'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../src/jsonapi/operation.ts'
import { searchedColumns } from '../../src/jsonapi/search-statement.ts'
import { registry } from '../../src/resources/index.ts'
import { createFactories } from '../factories.ts'
import { createRandom, seedOf } from '../fuzz/random.ts'
import { sampleCall, type SampledCall, type SampleOptions } from '../fuzz/sample-call.ts'
import { WITHOUT_IDS, type World } from '../fuzz/world.ts'
import { createTestApp, type Answer, type Caller, type TestApp } from '../support.ts'
import { POLICY } from './policy-table.ts'
import { expected } from './policy.ts'
import { conditionFor, type Seer } from './row-rules.ts'
import { ROWS_HASH } from './rows-hash.ts'

const WIDE: readonly RoleName[] = ['admin', 'manager', 'site_admin']
/** Of one team's people the tables of the team are everybody's. */
const OWNED = registry.resources.filter(({ type }) => {
  const rows = POLICY[type]?.rows
  return !WITHOUT_IDS.includes(type) && rows !== undefined && rows !== 'none' && rows !== 'team'
})
/** They end the session that asks. */
const LEFT_OUT = [
  'auth.expire_token',
  'auth.logout',
  'sessions.end',
  'sessions.end_others',
  'users.update_password',
]

/**
 * A person of each role calls every operation that they may call with the rows of a colleague of the
 * same team. What the test's own SQL keeps from them neither comes out nor changes. Roles that see
 * the same rows of a resource share its operations; `MATRIX=all` has every role call all.
 *
 * @param walls  what stands between the two, for the title
 * @param roles  who calls; people who see the whole team are left out
 * @param open   takes a wall of the database away
 * @source domain: tenancy and roles; reliability T1
 */
export function describeColleagues(
  walls: string,
  roles: readonly RoleName[] = ROLES,
  open: (t: TestApp) => Promise<void> = async () => undefined,
) {
  const narrow = roles.filter((role) => !WIDE.includes(role))
  let t: TestApp
  let victim: Caller
  let calls = 0
  const tried = new Set<string>()
  beforeAll(async () => {
    t = await createTestApp({ data: 'demo' })
    victim = await t.as('creator')
    await giveAll(t, victim)
    await markAll(t, victim)
    await open(t)
  })
  afterAll(async () => {
    process.stdout.write(`colleagues (${walls}): ${calls} calls as ${narrow.length} roles\n`)
    await t.close()
  })

  describe(`rows of a colleague, with ${walls}`, () => {
    it('are found by their words by the colleague, kind by kind', async () => {
      const found = new Set((await searched(victim)).map(({ type }) => type))
      expect(found.size).toBeGreaterThan(10)
    })

    it.each(narrow)(
      'stay as they are, whatever %s calls',
      async (role) => {
        const count = () => (calls += 1) - 1
        const { faults, changed } = await callAll({ t, victim, count, tried }, role)
        expect({ faults, changed }).toEqual({ faults: [], changed: [] })
      },
      300_000,
    )
  })
}

interface Bench {
  t: TestApp
  /** Owner of the rows that are hidden from the caller. */
  victim: Caller
  /** Counts a call; gives how many came before it. */
  count: () => number
  /** Operations with the rule of rows under which they were called. */
  tried: Set<string>
}
interface Seeing {
  by: Caller
  world: World
  hidden: Hidden
}

/** Calls every operation that a person of this role may call; gives what came out or changed. */
async function callAll(bench: Bench, role: RoleName) {
  const { t, victim } = bench
  const username = `colleague-${role}`
  await createFactories(t.database).user({
    username,
    business_team_id: victim.teamId,
    roles: [role],
  })
  const by = await t.as(username)
  const hidden = await hiddenFrom(t, by, role)
  const world = await worldOf(t, by, role, hidden)
  const before = await digest(t, hidden)
  const found = (await searched(by)).filter(({ type, id }) => hidden.get(type)?.includes(id))
  const faults = found.map(({ type, id }) => `a search finds ${type} ${id}`)
  const person = { name: role, role, session: 'good', caller: by } as const
  for (const operation of registry.operations) {
    if (operation.may === 'public' || LEFT_OUT.includes(operation.id)) continue
    if (expected(operation.id, person) !== 'in' || isTried(bench, operation, role)) continue
    faults.push(...(await tryOperation(bench, { by, world, hidden }, operation)))
  }
  const after = await digest(t, hidden)
  const changed = Object.keys(before).filter((table) => before[table] !== after[table])
  return { faults, changed }
}

/** Whether a role with the same sight of rows has called it. */
function isTried({ tried }: Bench, { id, resource }: Operation, role: RoleName): boolean {
  if (process.env.MATRIX === 'all') return false
  const rows = POLICY[resource.type]?.rows
  const rule = !rows || rows === 'none' ? '' : conditionFor(rows, { ...ANYBODY, roles: [role] })
  const key = `${id} ${rule}`
  if (tried.has(key)) return true
  tried.add(key)
  return false
}

const ANYBODY = { userId: 0, teamId: 0, kind: 'own' } as const

async function tryOperation(bench: Bench, { by, world, hidden }: Seeing, operation: Operation) {
  const faults: string[] = []
  const { type } = operation.resource
  // Tables of the team are everybody's.
  if (operation.onRecord && hidden.get(type)?.length) {
    const { answer } = await attempt(bench, { by, world }, operation, {
      ids: 'own',
      path: 'foreign',
    })
    if (![403, 404].includes(answer.status))
      faults.push(`${operation.id} by path answers ${answer.status}`)
  }
  const { answer, attributes } = await attempt(bench, { by, world }, operation, {
    ids: 'foreign',
    path: 'own',
  })
  if (answer.status >= 500) faults.push(`${operation.id} answers ${answer.status}`)
  faults.push(...shown(operation, answer, hidden))
  faults.push(...taken(operation, answer, attributes, hidden))
  return faults
}

async function attempt(
  { count }: Bench,
  { by, world }: Pick<Seeing, 'by' | 'world'>,
  operation: Operation,
  options: SampleOptions,
) {
  const random = createRandom(seedOf(20261123, `${operation.id} ${count()}`))
  const call = sampleCall(operation, world, random, { optional: 0.5, ...options })
  const isForm = operation.body === 'form'
  const attributes =
    options.path === 'foreign' ? byIds(operation, call.attributes) : call.attributes
  const data = { type: operation.resource.type, attributes }
  const answer = await by.inject({
    method: call.method,
    url: call.url,
    query: call.query,
    ...(attributes
      ? {
          headers: { 'content-type': isForm ? 'application/json' : 'application/vnd.api+json' },
          payload: JSON.stringify(isForm ? attributes : { data }),
        }
      : {}),
  })
  return { answer, attributes }
}

/** A bulk call that names its rows in two ways, or in none, is refused before the path is looked at. */
function byIds({ bulk }: Operation, attributes: SampledCall['attributes']) {
  if (!bulk || !attributes) return attributes
  const { matching: _matching, expected_count: _count, ids = ['1'], ...others } = attributes
  return { ...others, ids }
}

/** Ids that the test's own SQL keeps from a person, by resource. */
type Hidden = ReadonlyMap<string, readonly string[]>

/** Makes the colleague the owner of every row of the team that has one. */
async function giveAll(t: TestApp, { userId, teamId }: Caller) {
  const columns = await t.rows<{ table_name: string }>(
    `select c.table_name from information_schema.columns c join information_schema.tables b using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'user_id' and b.table_type = 'BASE TABLE'
       and c.table_name = any($1) and c.table_name <> 'views'`,
    [OWNED.map(({ table }) => table)],
  )
  for (const { table_name: table } of columns)
    await t.rows(`update ${table} set user_id = $1 where business_team_id = $2`, [userId, teamId])
}

/** Stands in a searched text of every row of the colleague. */
const MARK = '邻桌'
/** Where the first searched column is part of what decides about the row. */
const MARKED = ['title', 'nickname', 'name', 'filename']
/** Rows of the trail are never changed, and channels belong to no team. */
const UNMARKED = ['audit_events', 'channels']

async function markAll(t: TestApp, { teamId }: Caller) {
  for (const resource of OWNED) {
    const columns = searchedColumns(resource)
    const column = columns.find((name) => MARKED.includes(name)) ?? columns[0]
    if (column === undefined || UNMARKED.includes(resource.type)) continue
    await t.rows(
      `update ${resource.table} set "${column}" = $1 || id where business_team_id = $2`,
      [MARK, teamId],
    )
  }
}

/** The records that a person finds by the mark. */
async function searched(by: Caller): Promise<{ type: string; id: string }[]> {
  const { status, body } = await by.get('/api/v1/search', { q: MARK })
  expect(status).toBe(200)
  return body.data.found.flatMap(({ records }: { records: object[] }) => records)
}

const seerOf = ({ userId, teamId }: Caller, role: RoleName): Seer => ({
  userId,
  teamId,
  kind: 'own',
  roles: [role],
})

async function idsBy(t: TestApp, by: Caller, role: RoleName, seen: boolean) {
  const ids = new Map<string, string[]>()
  for (const { type, table } of OWNED) {
    const rule = POLICY[type]?.rows
    if (rule === undefined || rule === 'none') continue
    const isOfNoTeam = type === 'sessions' || rule === 'site'
    const team = isOfNoTeam ? 'true' : `t.business_team_id = ${by.teamId}`
    const rows = await t.rows<{ id: string }>(
      `select t.id::text as id from ${table} t where ${team}
         and (${conditionFor(rule, seerOf(by, role))}) is ${seen ? '' : 'not '}true order by t.id desc limit 60`,
    )
    ids.set(
      type,
      rows.map(({ id }) => id),
    )
  }
  return ids
}

const hiddenFrom = (t: TestApp, by: Caller, role: RoleName): Promise<Hidden> =>
  idsBy(t, by, role, false)

async function worldOf(t: TestApp, by: Caller, role: RoleName, hidden: Hidden): Promise<World> {
  const own = await idsBy(t, by, role, true)
  const team = new Map<string, string[]>()
  for (const { type, table } of registry.resources) {
    if (OWNED.some((one) => one.type === type) || POLICY[type]?.rows !== 'team') continue
    const key = table === 'business_teams' ? 'id' : 'business_team_id'
    const rows = await t.rows<{ id: string }>(
      `select id::text as id from ${table} where ${key} = $1 order by id limit 20`,
      [by.teamId],
    )
    team.set(
      type,
      rows.map(({ id }) => id),
    )
  }
  return {
    idsOf: (type) => own.get(type) ?? team.get(type) ?? [],
    foreignIdsOf: (type) => hidden.get(type) ?? team.get(type) ?? [],
    valuesOf: () => [],
    refresh: async () => undefined,
  }
}

/** One hash a table for the rows that are kept from the person. */
async function digest(t: TestApp, hidden: Hidden): Promise<Record<string, string>> {
  const parts = OWNED.filter(({ type }) => type !== 'sessions').map(
    ({ type, table }) => `select '${type}' as name, ${ROWS_HASH} as hash
      from ${table} x where x.id = any('{${(hidden.get(type) ?? []).join()}}'::bigint[])`,
  )
  const rows = await t.rows<{ name: string; hash: string }>(parts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

/** Records of a document that are kept from the person. */
function shown({ id }: Operation, { body }: Answer, hidden: Hidden): string[] {
  const data: unknown = body?.data
  const records = [data, body?.included].flat().filter(isRecord)
  const wrong = records.filter((one) => hidden.get(one.type)?.includes(one.id))
  return wrong.length > 0 ? [`${id} shows ${wrong.map((one) => `${one.type} ${one.id}`)[0]}`] : []
}

const isRecord = (value: unknown): value is { type: string; id: string } =>
  typeof value === 'object' && value !== null && 'type' in value && 'id' in value

/** A batch may not say that it did something to such a row. */
function taken(
  { id, input }: Operation,
  { body }: Answer,
  attributes: Record<string, unknown> | undefined,
  hidden: Hidden,
): string[] {
  const done: unknown = body?.data?.succeeded
  const schema: { items?: { 'x-resource'?: string } } | undefined = input?.properties.ids
  const type = schema?.items?.['x-resource']
  if (!Array.isArray(attributes?.ids) || !Array.isArray(done) || type === undefined) return []
  const wrong = done.filter((one: { id: string }) => hidden.get(type)?.includes(one.id))
  return wrong.length > 0 ? [`${id} did ${JSON.stringify(wrong)}`] : []
}
