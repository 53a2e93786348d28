import { rowScope } from '@omc/acl'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/support.ts'
import { DEMO_PEOPLE } from '../db/seed/demo-people.ts'
import { registry } from '../resources/index.ts'
import { toListQuery } from './list-query.ts'
import { pageStatement } from './statements.ts'

const ROWS = 100_000
const LIMIT_MS = 50
let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
  const { teamId, userId } = await t.as('operator')
  await t.rows(
    `insert into carry_contents (business_team_id, user_id, title, status, updated_at)
     select $1, case when n % 3 = 0 then $2::bigint end, 'content ' || n,
       (array['fetched', 'processed', 'checked', 'published', 'downloaded', 'rejected'])[1 + n % 6],
       '2026-11-01T00:00:00Z'::timestamptz + n * interval '1 second'
     from generate_series(1, ${ROWS}) n`,
    [teamId, userId],
  )
  await t.rows('vacuum analyze carry_contents')
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

/** The statement a list call of this person runs, explained while it runs. */
async function explain(username: string, values: Record<string, unknown>): Promise<Explained> {
  const { userId, teamId, sessionId } = await t.as(username)
  const { roles, fullAccess } = DEMO_PEOPLE.find((one) => one.username === username)!
  const actor = { userId, teamId, sessionId, username, roles, admin: fullAccess ?? false }
  const resource = registry.resource('carry_contents')
  return t.database.asActor({ ...actor, allTeams: rowScope(actor) === 'all-teams' }, async (db) => {
    const statement = pageStatement(
      { registry, actor, db },
      resource,
      toListQuery(resource, values),
    )
    const { rows } = await sql<{
      'QUERY PLAN': Explained[]
    }>`explain (analyze, timing off, format json) ${statement}`.execute(db)
    return rows[0]!['QUERY PLAN'][0]!
  })
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]
const pagePart = (plan: Plan) =>
  nodes(plan).find((one) => one['Node Type'] === 'WindowAgg') ?? expect.fail('no page in the plan')

const ASKED: [string, string, Record<string, unknown>][] = [
  ['operator', 'the default list', {}],
  ['operator', 'one status', { 'filter[status]': ['checked'] }],
  ['manager', 'the default list', {}],
  ['manager', 'one status', { 'filter[status]': ['checked'] }],
  ['manager', 'a page far down', { 'page[number]': 90, 'page[size]': 100 }],
]

describe(`a list of ${ROWS} contents`, () => {
  it.each(ASKED)('%s, %s: finds its page by index, without sorting', async (who, _what, values) => {
    const { Plan } = await explain(who, values)
    const kinds = nodes(pagePart(Plan)).map((one) => one['Node Type'])
    expect(kinds).toContain('Index Scan')
    expect(kinds).not.toContain('Seq Scan')
    expect(kinds).not.toContain('Sort')
  })

  it.each(ASKED.slice(0, 4))(
    `%s, %s: takes less than ${LIMIT_MS} ms, with its count`,
    async (who, _what, values) => {
      const times = []
      for (let i = 0; i < 7; i += 1) times.push((await explain(who, values))['Execution Time'])
      expect(Math.min(...times)).toBeLessThan(LIMIT_MS)
    },
  )
})
