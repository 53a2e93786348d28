import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFactories } from './factories.ts'
import { FILES_AND_HOOKS } from './files-and-hooks.ts'
import { createTestApp, type Caller, type TestApp } from './support.ts'
import { openTestPool } from './template-db.ts'

let t: TestApp
let manager: Caller
let otherTeam: number
let app: Pool
beforeAll(async () => {
  t = await createTestApp({ data: 'demo' })
  manager = await t.as('manager')
  const other = await t.as('operator2')
  otherTeam = other.teamId
  app = openTestPool(t.testDatabase.appUrl)
  const made = createFactories(t.database)
  const own = { business_team_id: otherTeam, user_id: other.userId }
  await made.device(own)
  await made.job(own)
  await t.rows(FILES_AND_HOOKS, [otherTeam, other.userId])
  await t.rows(
    `insert into commands (business_team_id, studio_account_id, uid, command, issued_by, expires_at)
     select business_team_id, id, uid, 'resume', $2, now() + interval '1 day' from studio_accounts where business_team_id = $1 limit 1`,
    [otherTeam, other.userId],
  )
})
afterAll(async () => {
  await app.end()
  await t.close()
})

const teamTables = async () =>
  (
    await t.rows<{ name: string; walled: boolean }>(
      `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as walled
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where a.attname = 'business_team_id' and not a.attisdropped and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       order by 1`,
    )
  ).map((row) => row)

const countAs = async (settings: readonly string[], table: string) => {
  const client = await app.connect()
  try {
    await client.query('begin')
    for (const setting of settings)
      await client.query(
        `select set_config('omc.${setting.split('=')[0]}', '${setting.split('=')[1]}', true)`,
      )
    const { rows } = await client.query(
      `select count(*)::int as n, count(distinct business_team_id)::int as teams from ${table}`,
    )
    return rows[0]
  } finally {
    await client.query('rollback')
    client.release()
  }
}

describe('row-level security, with nothing of the application in front of it', () => {
  it('stands before every table with a team', async () => {
    const tables = await teamTables()
    expect(tables.length).toBeGreaterThan(12)
    expect(tables.filter(({ walled }) => !walled)).toEqual([])
  })

  it('shows no row to a transaction that names no team', async () => {
    for (const { name } of await teamTables())
      expect([name, (await countAs([], name)).n]).toEqual([name, 0])
    const { rows } = await app.query('select id from business_teams')
    expect(rows).toEqual([])
  })

  it('shows only the rows of the named team, and all with the right to all teams', async () => {
    for (const name of [
      'users',
      'studio_accounts',
      'carry_contents',
      'publish_contents',
      'publish_attempts',
      'system_notices',
    ]) {
      const own = await countAs([`team_id=${manager.teamId}`, 'reach=team'], name)
      expect(own.n).toBeGreaterThan(0)
      expect(own.teams).toBe(1)
      expect(
        (await countAs([`team_id=${manager.teamId}`, 'all_teams=on', 'reach=all-teams'], name))
          .teams,
      ).toBe(2)
    }
  })

  it('refuses a row for another team', async () => {
    const client = await app.connect()
    try {
      await client.query('begin')
      await client.query(`select set_config('omc.team_id', $1, true)`, [String(manager.teamId)])
      const insert = client.query(
        `insert into system_notices (business_team_id, title) values ($1, 'x')`,
        [otherTeam],
      )
      await expect(insert).rejects.toMatchObject({ code: '42501' })
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('forgets the team with the transaction', async () => {
    await countAs([`team_id=${manager.teamId}`], 'users')
    const { rows } = await app.query(`select count(*)::int as n from users`)
    expect(rows[0]).toEqual({ n: 0 })
  })

  it('never lets the serving role rewrite the audit', async () => {
    await expect(app.query(`update audit_events set operation = 'x'`)).rejects.toMatchObject({
      code: '42501',
    })
    await expect(app.query('delete from audit_events')).rejects.toMatchObject({ code: '42501' })
  })
})
