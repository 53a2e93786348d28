import { ROLES } from '@omc/acl'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../src/jsonapi/operation.ts'
import { registry } from '../../src/resources/index.ts'
import { createFactories } from '../factories.ts'
import { createRandom, seedOf, type Random } from '../fuzz/random.ts'
import { sampleCall, type SampleOptions } from '../fuzz/sample-call.ts'
import { createWorld, type World } from '../fuzz/world.ts'
import { sampled } from '../short-form.ts'
import { createTestApp, type Answer, type Caller, type TestApp } from '../support.ts'
import { watchRows } from './watch-rows.ts'

/** A person who holds them reaches everything of their team and nothing of another. */
const ROLE_NAMES = ROLES.filter((role) => role !== 'site_admin' && role !== 'auditor')
/** Stands in rows of the team that is looked at, and may never come out. */
const CANARY = '金丝雀'
const MARKED = ['title', 'nickname', 'name', 'full_name', 'text', 'message', 'group_name', 'desc']

/**
 * Somebody with every role in another team calls every operation with the ids of this team: in the
 * path, in body and batch, in filters and includes. Nothing of this team comes out or changes.
 *
 * @param walls  what stands between the two, for the title
 * @param nth  in the gate the person calls every nth operation
 * @source reliability T1
 */
export function describeCrossTeam(
  walls: string,
  nth = 1,
  seed = Number(process.env.MATRIX_SEED ?? 20261121),
) {
  let bench: Bench
  const differences: string[] = []
  beforeAll(async () => {
    bench = await openBench(seed)
  })
  afterAll(async () => {
    process.stdout.write(
      `cross-team (${walls}): ${bench.calls} calls, ${differences.length} differences, seed ${seed}\n`,
    )
    await bench.t.close()
  })

  const guarded = sampled(
    registry.operations.filter(({ may }) => may !== 'public'),
    nth,
  )
  const types = [...new Set(guarded.map(({ resource }) => resource.type))]

  describe(`a person of another team, with ${walls}`, () => {
    it('finds nothing by words that everybody of the team finds', async () => {
      const find = (by: Caller) => by.get('/api/v1/search', { q: CANARY })
      expect(leaked('search.find', await find(bench.victim))).toHaveLength(1)
      expect((await find(bench.stranger)).status).toBe(200)
      expect(leaked('search.find', await find(bench.stranger))).toEqual([])
    })

    it.each(types)('gets and changes nothing through %s', async (type) => {
      const faults: string[] = []
      for (const operation of guarded.filter(({ resource }) => resource.type === type))
        faults.push(...(await tryOperation(bench, operation)))
      const changed = await bench.changed()
      differences.push(...faults, ...changed)
      expect({ faults, changed }).toEqual({ faults: [], changed: [] })
    })
  })
}

interface Bench {
  t: TestApp
  stranger: Caller
  victim: Caller
  world: World
  calls: number
  seed: number
  /** Tables in which rows of the team are others than the resource before left them. */
  changed: () => Promise<string[]>
}

async function openBench(seed: number): Promise<Bench> {
  const t = await createTestApp({ data: 'demo' })
  const victim = await t.as('manager')
  const { teamId } = await t.as('operator2')
  await createFactories(t.database).user({
    username: 'stranger',
    business_team_id: teamId,
    roles: [...ROLE_NAMES],
  })
  const stranger = await t.as('stranger')
  await mark(t, victim.teamId)
  const world = await createWorld(t, stranger, victim)
  return { t, stranger, victim, world, calls: 0, seed, changed: await watchTeam(t, victim.teamId) }
}

async function attempt(bench: Bench, operation: Operation, random: Random, options: SampleOptions) {
  const call = sampleCall(operation, bench.world, random, { optional: 0.6, ...options })
  bench.calls += 1
  const type = operation.resource.type
  const bare = operation.body === 'form'
  const answer = await bench.stranger.inject({
    method: call.method,
    url: call.url,
    query: call.query,
    ...(call.attributes
      ? {
          headers: { 'content-type': bare ? 'application/json' : 'application/vnd.api+json' },
          payload: JSON.stringify(
            bare ? call.attributes : { data: { type, attributes: call.attributes } },
          ),
        }
      : {}),
  })
  return { call, answer }
}

/** Some calls sign the person out or change them: each operation starts with them as they were. */
async function comeBack(bench: Bench) {
  await bench.t.rows(
    `update users set deleted_at = null, disabled_at = null, roles = $1 where username = 'stranger'`,
    [ROLE_NAMES],
  )
  bench.stranger = await bench.t.as('stranger')
}

/** `MATRIX=all` draws each mixture twice. */
const ONCE = ['foreign', 'mixed'] as const
const MIXTURES = process.env.MATRIX === 'all' ? [...ONCE, ...ONCE] : ONCE

/** Calls by path, then with ids of both teams in body, batch, filter and include. */
async function tryOperation(bench: Bench, operation: Operation): Promise<string[]> {
  const { id, onRecord, resource } = operation
  await comeBack(bench)
  const { world, seed } = bench
  const random = createRandom(seedOf(seed, id))
  const faults: string[] = []
  if (onRecord && world.foreignIdsOf(resource.type).length > 0) {
    const { answer } = await attempt(bench, operation, random, { ids: 'own', path: 'foreign' })
    if (![403, 404].includes(answer.status)) faults.push(`${id} by path answers ${answer.status}`)
    faults.push(...leaked(id, answer))
  }
  for (const ids of MIXTURES) {
    const { answer, call } = await attempt(bench, operation, random, { ids, path: 'own' })
    const signsOut = SIGNS_OUT.includes(id)
    if (answer.status >= 500 || (answer.status === 401 && !signsOut))
      faults.push(`${id} with ${ids} ids answers ${answer.status}`)
    faults.push(...leaked(id, answer), ...taken(operation, answer, call.attributes, world))
  }
  return faults
}

/** After these the person has to come in again. */
const SIGNS_OUT = [
  'auth.logout',
  'auth.expire_token',
  'sessions.end',
  'users.update',
  'users.delete',
]

const leaked = (id: string, { body }: Answer): string[] => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return text.includes(CANARY) ? [`${id} gives ${text.slice(0, 200)}`] : []
}

/** A batch may not say that it did something to a row of another team. */
function taken(
  { id, input }: Operation,
  { body }: Answer,
  attributes: Record<string, unknown> | undefined,
  world: World,
): string[] {
  const given: unknown = attributes?.ids
  const done: unknown = body?.data?.succeeded
  const schema: { items?: { 'x-resource'?: string } } | undefined = input?.properties.ids
  const type = schema?.items?.['x-resource']
  if (!Array.isArray(given) || !Array.isArray(done) || type === undefined) return []
  const foreign = world.foreignIdsOf(type).filter((one) => !world.idsOf(type).includes(one))
  const wrong = done.filter((one: { id: string }) => foreign.includes(one.id))
  return wrong.length > 0 ? [`${id} did ${JSON.stringify(wrong)}`] : []
}

/** Puts the canary into a text of every row of the team. */
async function mark(t: TestApp, teamId: number) {
  const columns = await t.rows<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and data_type = 'text' and column_name = any($1)`,
    [MARKED],
  )
  const teamed = new Set(await teamTables(t))
  const done = new Set<string>()
  for (const name of MARKED)
    for (const { table_name: table } of columns.filter((one) => one.column_name === name)) {
      if (!teamed.has(table) || done.has(table)) continue
      done.add(table)
      await t.rows(`update ${table} set "${name}" = $1 || id where business_team_id = $2`, [
        CANARY,
        teamId,
      ])
    }
}

const teamTables = async (t: TestApp): Promise<string[]> =>
  (
    await t.rows<{ table_name: string }>(
      `select c.table_name from information_schema.columns c join information_schema.tables b using (table_schema, table_name)
       where c.table_schema = 'public' and c.column_name = 'business_team_id' and b.table_type = 'BASE TABLE' order by 1`,
    )
  ).map(({ table_name }) => table_name)

async function watchTeam(t: TestApp, teamId: number) {
  const kept = (await teamTables(t)).map((table) => ({
    table,
    where: `business_team_id = ${teamId}`,
  }))
  return watchRows(t, [...kept, { table: 'business_teams', where: `id = ${teamId}` }])
}
