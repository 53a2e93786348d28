import type { RoleName } from '@omc/acl'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../src/resources/index.ts'
import { createFactories } from '../factories.ts'
import { sampled } from '../short-form.ts'
import { createTestApp, type Caller, type TestApp } from '../support.ts'
import { POLICY } from './policy-table.ts'
import { conditionFor, type Seer } from './row-rules.ts'

let t: TestApp
const seers: { name: string; caller: Caller; seer: Seer }[] = []
beforeAll(async () => {
  t = await createTestApp({ data: 'demo' })
  const { teamId } = await t.as('manager')
  const make = createFactories(t.database)
  const add = async (name: string, kind: Seer['kind'], roles: RoleName[]) => {
    await make.user({ username: `seer-${name}`, business_team_id: teamId, roles })
    const caller = await t.as(`seer-${name}`)
    seers.push({ name, caller, seer: { userId: caller.userId, teamId, kind, roles } })
  }
  // Roles that let each of them read everything; how far they see is what differs.
  const reads: RoleName[] = ['svip', 'vip', 'chatgpt']
  await add('a creator', 'own', ['gh_pic'])
  await add('an svip', 'own', reads)
  await add('an auditor', 'own', ['auditor'])
  await add('gh_video_creative', 'own', ['gh_video_creative'])
  await add('jd_video_creative', 'own', ['jd_video_creative'])
  await add('carry_dy', 'own', ['carry_dy'])
  await add('a manager', 'team', [...reads, 'manager'])
  await add('a site_admin', 'all', [...reads, 'site_admin'])
  await spread()
})
afterAll(() => t.close())

const LISTED = registry.resources.filter(({ verbs }) => verbs.list !== undefined)
const SKIPPED: Readonly<Record<string, string>> = {
  // Its own team only, by its own id.
  business_teams: 'id',
}

const CHECKED = LISTED.map(({ type }) => type).filter((type) => !(type in SKIPPED))

/** Makes rows of every kind: the person's own, nobody's and a colleague's. */
async function spread() {
  const columns = await t.rows<{ table_name: string }>(
    `select c.table_name from information_schema.columns c join information_schema.tables b using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'user_id' and c.is_nullable = 'YES' and b.table_type = 'BASE TABLE'`,
  )
  const tables = new Set(LISTED.map(({ table }) => table))
  for (const { table_name: table } of columns) {
    // A personal view has an owner and a team's has none: a rule of the table.
    if (!tables.has(table) || table === 'views') continue
    for (const [i, { seer }] of seers.entries())
      await t.rows(
        `update ${table} set user_id = $1 where business_team_id = $2 and id % 11 = $3`,
        [seer.userId, seer.teamId, i + 1],
      )
    await t.rows(
      `update ${table} set user_id = null where business_team_id = $1 and id % 11 = 10`,
      [seers[0]!.seer.teamId],
    )
  }
}

async function seen(caller: Caller, type: string): Promise<string[]> {
  const ids: string[] = []
  let after: string | undefined
  for (;;) {
    const answer = await caller.get(`/api/v1/${type}`, {
      'page[size]': '100',
      ...(after ? { 'page[after]': after } : {}),
    })
    if (answer.status !== 200) return [`status ${answer.status}`]
    ids.push(...answer.body.data.map(({ id }: { id: string }) => id))
    after = answer.body.meta.next_cursor
    if (!after) return ids.toSorted()
  }
}

describe('a list', () => {
  it.each(sampled(CHECKED, 2))(
    '%s shows each person exactly the rows that the policy table gives',
    async (type) => {
      const policy = POLICY[type]
      const { table, trash } = registry.resource(type)
      if (!policy || policy.rows === 'none') throw new Error(`no rows are declared for ${type}`)
      for (const { name, caller, seer } of seers) {
        const alive = trash === false ? 'true' : 't.deleted_at is null'
        const live = type === 'sessions' ? 't.ended_at is null' : alive
        const wanted = await t.rows<{ id: number | string }>(
          `select t.id from ${table} t where ${live} and (${conditionFor(policy.rows, seer)})`,
        )
        const got = await seen(caller, type)
        // Lists of what only some may read are not everybody's.
        if (got[0] === 'status 403') continue
        expect({ name, ids: got }).toEqual({
          name,
          ids: wanted.map(({ id }) => String(id)).toSorted(),
        })
      }
    },
  )

  it('business_teams shows the own team, and all of them to who works across teams', async () => {
    const teams = await t.rows<{ id: number }>('select id from business_teams')
    const [creator] = seers
    const site = seers.at(-1)
    expect(await seen(creator!.caller, 'business_teams')).toEqual([String(creator!.seer.teamId)])
    expect(await seen(site!.caller, 'business_teams')).toHaveLength(teams.length)
  })
})
