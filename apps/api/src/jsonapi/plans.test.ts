import { rowReach, rowScope } from '@omc/acl'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buffersOf } from '../../test/buffers-of.ts'
import { loadRows } from '../../test/load-rows.ts'
import { createTestApp, type TestApp } from '../../test/support.ts'
import type { Actor } from '../kernel/actor.ts'
import { registry } from '../resources/index.ts'
import { DEMO_PEOPLE } from '../seed/demo-people.ts'
import { toListQuery } from './list-query.ts'
import { searchStatement } from './search-statement.ts'
import { pageStatement } from './statements.ts'

const ROWS = 100_000
/** How much longer the printed statement may take than one written by hand for the same rows. */
const MAX_RATIO = 3
/** Runs of each statement, in turns: other tests take the machine for a moment, not for all of them. */
const ROUNDS = 25
let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
  const { teamId, userId } = await t.as('operator')
  await loadRows(
    t,
    'carry_contents',
    `insert into carry_contents (business_team_id, user_id, title, status, updated_at)
     select $1, case when n % 3 = 0 then $2::bigint end, 'content ' || n,
       (array['fetched', 'processed', 'checked', 'published', 'downloaded', 'rejected'])[1 + n % 6],
       '2026-11-01T00:00:00Z'::timestamptz + n * interval '1 second'
     from generate_series(1, ${ROWS}) n`,
    [teamId, userId],
  )
}, 120_000)
afterAll(() => t.close())

interface Plan {
  'Node Type': string
  'Subplan Name'?: string
  'Relation Name'?: string
  Plans?: Plan[]
}
interface Explained {
  Plan: Plan
  'Execution Time': number
}

async function actorOf(username: string): Promise<Actor> {
  const { userId, teamId, sessionId } = await t.as(username)
  const { roles, fullAccess } = DEMO_PEOPLE.find((one) => one.username === username)!
  return { userId, teamId, sessionId, username, roles, admin: fullAccess ?? false }
}

/** The statement a list call of this person runs, explained while it runs. */
async function explain(username: string, values: Record<string, unknown>): Promise<Explained> {
  const actor = await actorOf(username)
  const resource = registry.resource('carry_contents')
  return t.database.asActor({ ...actor, allTeams: rowScope(actor) === 'all-teams' }, async (db) => {
    const statement = pageStatement({ registry, actor }, resource, toListQuery(resource, values))
    const { rows } = await sql<{
      'QUERY PLAN': Explained[]
    }>`explain (analyze, timing off, format json) ${statement}`.execute(db)
    return rows[0]!['QUERY PLAN'][0]!
  })
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]
const pagePart = (plan: Plan) =>
  nodes(plan).find((one) => one['Node Type'] === 'Limit') ?? expect.fail('no page in the plan')

const ASKED: [string, string, Record<string, unknown>][] = [
  ['operator', 'the default list', {}],
  ['operator', 'one status', { 'filter[status]': ['checked'] }],
  ['manager', 'the default list', {}],
  ['manager', 'one status', { 'filter[status]': ['checked'] }],
  ['manager', 'a page far down', { 'page[number]': 90, 'page[size]': 100 }],
]

describe(`a list of ${ROWS} contents (F24)`, () => {
  it.each(ASKED)('%s, %s: finds its page by index, without sorting', async (who, _what, values) => {
    const { Plan } = await explain(who, values)
    const kinds = nodes(pagePart(Plan)).map((one) => one['Node Type'])
    expect(kinds.some((kind) => /^Index (Only )?Scan$/.test(kind))).toBe(true)
    expect(kinds).not.toContain('Seq Scan')
    expect(kinds).not.toContain('Sort')
  })

  it.each(ASKED.slice(0, 4))(
    `%s, %s: takes at most ${MAX_RATIO} times what a hand-written statement takes`,
    async (who, what, values) => {
      const ours = []
      const floor = []
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push((await explain(who, values))['Execution Time'])
        floor.push(await handWritten(who, 'filter[status]' in values))
      }
      const ratio = Math.min(...ours) / Math.min(...floor)
      console.log(`${who}, ${what}: ${ratio.toFixed(2)} × the hand-written statement`)
      expect(ratio).toBeLessThan(MAX_RATIO)
    },
  )
})

/** Pages of memory that a search of one kind may touch. */
const MAX_SEARCH_BUFFERS = 600

describe(`a search of ${ROWS} contents`, () => {
  it.each(
    ['operator', 'manager'].flatMap((who) =>
      ['nobody wrote these words', 'content', '77', '5'].map((words) => [who, words] as const),
    ),
  )('as %s for «%s» touches few of their pages', async (who, words) => {
    const actor = await actorOf(who)
    const bound = { ...actor, reaches: rowReach(actor), allTeams: false, readsOwn: true }
    const kind = registry.resource('carry_contents')
    const buffers = await t.database.asActor(bound, async (db) => {
      const statement = searchStatement(actor, kind, { words, fields: ['title'] })
      return buffersOf(db, statement.compile(db))
    })
    console.log(`${who} searches for «${words}»: ${buffers} pages`)
    expect(buffers).toBeLessThan(MAX_SEARCH_BUFFERS)
  })
})

/** The same page, as one would write them for this table alone. */
async function handWritten(username: string, checkedOnly: boolean): Promise<number> {
  const actor = await actorOf(username)
  const { userId, teamId } = actor
  const all = rowScope(actor) === 'all-teams' || rowScope(actor) === 'team'
  const own = all ? sql`true` : sql`(t.user_id = ${userId} or t.user_id is null)`
  const status = checkedOnly ? sql`t.status = 'checked'` : sql`true`
  const rows = sql`carry_contents t where t.business_team_id = ${teamId} and t.deleted_at is null and ${own} and ${status}`
  return t.database.asActor({ ...actor, allTeams: rowScope(actor) === 'all-teams' }, async (db) => {
    const { rows: plan } = await sql<{ 'QUERY PLAN': Explained[] }>`
      explain (analyze, timing off, format json)
      select t.* from ${rows} order by t.updated_at desc, t.id desc limit 20`.execute(db)
    return plan[0]!['QUERY PLAN'][0]!['Execution Time']
  })
}
