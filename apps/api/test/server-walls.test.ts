import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Caller, type TestApp } from './support.ts'
import { openTestPool } from './template-db.ts'

let t: TestApp
let creator: Caller
let colleague: Caller
let app: Pool
beforeAll(async () => {
  t = await createTestApp()
  creator = await t.as('creator')
  colleague = await t.as('operator')
  app = openTestPool(t.testDatabase.appUrl)
  for (const caller of [creator, colleague, await t.as('operator2')]) {
    await caller.post('/api/v1/cable_tickets', {})
    await caller.put('/api/v1/preferences', { theme: {} }, { 'idempotency-key': 'walls-test-key' })
  }
  await t.anyone.inject({ method: 'GET', url: '/sms_code', query: { username: 'operator' } })
})
afterAll(async () => {
  await app.end()
  await t.close()
})

/** Rows that a transaction of the serving role, bound to a person or to nobody, gets. */
async function asApp<R>(who: Caller | undefined, text: string, values: unknown[] = []) {
  const client = await app.connect()
  try {
    await client.query('begin')
    if (who)
      await client.query(
        `select set_config('omc.team_id', $1, true), set_config('omc.user_id', $2, true), set_config('omc.session_id', $3, true)`,
        [String(who.teamId), String(who.userId), who.sessionId],
      )
    // The caller names the shape of its own select.
    return (await client.query(text, values)).rows as R[]
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const DENIED = { code: '42501' }

describe('tables without a team', () => {
  it('every table has row-level security, forced, or no grant to a serving role', async () => {
    const open = await t.rows<{ name: string }>(
      `select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
         and not (c.relrowsecurity and c.relforcerowsecurity)
         and exists (select from information_schema.role_table_grants g where g.table_schema = 'public'
           and g.table_name = c.relname and g.grantee in ('omc_app', 'omc_jobs', 'PUBLIC'))`,
    )
    expect(open).toEqual([])
  })

  it.each([
    'sms_codes',
    'sms_outbox',
    'oauth_states',
    'credential_keys',
    'credential_nonces',
    'audit_unsealed',
    'audit_seals',
    'schedules',
  ])('%s is out of reach of a request', async (table) => {
    await expect(asApp(creator, `select 1 from ${table}`)).rejects.toMatchObject(DENIED)
    // Even with a grant by mistake it shows nothing.
    await t.rows(`grant select, update, delete on ${table} to omc_app`)
    expect(await asApp(creator, `select 1 from ${table}`)).toEqual([])
    await t.rows(`revoke select, update, delete on ${table} from omc_app`)
  })

  it('sessions are those of the own team, and none without a person', async () => {
    const all = await t.rows('select id from sessions')
    expect(all.length).toBe(3)
    const seen = await asApp<{ user_id: number }>(creator, 'select user_id from sessions')
    expect(new Set(seen.map(({ user_id }) => user_id))).toEqual(
      new Set([creator.userId, colleague.userId]),
    )
    expect(await asApp(undefined, 'select id from sessions')).toEqual([])
    const other = `update sessions set ended_at = now() where user_id not in ($1, $2) returning id`
    expect(await asApp(creator, other, [creator.userId, colleague.userId])).toEqual([])
  })

  it('known devices are only forgotten: of the own team, and no cookie is told', async () => {
    const made = `insert into known_devices (user_id, token_hash, expires_at)
      select id, 'x', now() + interval '1 day' from users`
    await t.rows(made)
    await expect(asApp(creator, made)).rejects.toMatchObject(DENIED)
    await expect(asApp(creator, 'select id from known_devices')).rejects.toMatchObject(DENIED)
    await expect(
      asApp(creator, `update known_devices set user_id = $1`, [creator.userId]),
    ).rejects.toMatchObject(DENIED)
    expect(await asApp(undefined, 'delete from known_devices returning user_id')).toEqual([])
    const other = `delete from known_devices where user_id not in (select id from users) returning user_id`
    expect(await asApp(creator, other)).toEqual([])
    const own = await asApp(
      creator,
      'delete from known_devices where user_id = $1 returning user_id',
      [creator.userId],
    )
    expect(own).toEqual([{ user_id: creator.userId }])
  })

  it('answers kept under a key are those of the person alone', async () => {
    expect((await t.rows('select 1 from idempotency_keys')).length).toBe(3)
    const seen = await asApp(creator, 'select user_id from idempotency_keys')
    expect(seen).toEqual([{ user_id: creator.userId }])
    expect(
      await asApp(creator, 'delete from idempotency_keys where user_id = $1 returning key', [
        colleague.userId,
      ]),
    ).toEqual([])
    const forged = `insert into idempotency_keys (user_id, key, operation, body_hash) values ($1, 'k', 'x', '')`
    await expect(asApp(creator, forged, [colleague.userId])).rejects.toMatchObject(DENIED)
  })

  it('a ticket is made for the own session alone, and read by nobody', async () => {
    const make = `insert into cable_tickets (ticket_hash, user_id, session_id, expires_at) values ('x', $1, $2, now())`
    await expect(
      asApp(creator, make, [colleague.userId, colleague.sessionId]),
    ).rejects.toMatchObject(DENIED)
    await expect(asApp(creator, make, [creator.userId, colleague.sessionId])).rejects.toMatchObject(
      DENIED,
    )
    await expect(asApp(creator, 'select 1 from cable_tickets')).rejects.toMatchObject(DENIED)
  })

  it('marks, channels and defaults show nothing to a transaction that is bound to nobody', async () => {
    for (const table of [
      'rate_marks',
      'channels',
      'channel_rule_defaults',
      'banned_word_defaults',
    ]) {
      expect((await t.rows(`select 1 from ${table}`)).length).toBeGreaterThan(0)
      expect([table, await asApp(undefined, `select 1 from ${table}`)]).toEqual([table, []])
      expect((await asApp(creator, `select 1 from ${table}`)).length).toBeGreaterThan(0)
    }
  })
})
