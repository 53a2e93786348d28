import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFactories } from '../factories.ts'
import { createTestApp, type Caller, type TestApp } from '../support.ts'
import { openTestPool } from '../template-db.ts'

let t: TestApp
let creator: Caller
let manager: Caller
let colleague: number
let theirAccount: number
let app: Pool
beforeAll(async () => {
  t = await createTestApp({ data: 'demo' })
  creator = await t.as('creator')
  manager = await t.as('manager')
  const make = createFactories(t.database)
  const { id } = await make.user({ username: 'colleague', business_team_id: creator.teamId })
  colleague = id
  const own = { business_team_id: creator.teamId, user_id: creator.userId }
  await make.device(own)
  await make.job(own)
  const [account] = await t.rows<{ id: number }>(
    `insert into studio_accounts (business_team_id, user_id, platform, uid, nickname)
     values ($1, $2, 'wetao', 'of-the-colleague', 'Colleague') returning id`,
    [creator.teamId, colleague],
  )
  theirAccount = account!.id
  app = openTestPool(t.testDatabase.appUrl)
})
afterAll(async () => {
  await app.end()
  await t.close()
})

/** Tables whose new rows may name anybody, and why. */
const FREE: Readonly<Record<string, string>> = {
  cable_tickets: 'of the own session alone: server-walls.test.ts',
  idempotency_keys: 'of the person alone: server-walls.test.ts',
  outside_identities: 'only the server writes them',
  sessions: 'only the server makes them',
  system_notices: 'notices are written to colleagues',
}

/** Runs one statement as the application does for a person, and takes it back. */
async function attempt(
  { by, reach = 'own', givesTo = '' }: { by: Caller; reach?: 'own' | 'team'; givesTo?: string },
  text: string,
  values: unknown[] = [],
) {
  const client = await app.connect()
  try {
    await client.query('begin')
    const settings = { team_id: by.teamId, user_id: by.userId, reach, gives_to: givesTo }
    for (const [name, value] of Object.entries({ ...settings, reads: 'team' }))
      await client.query('select set_config($1, $2, true)', [`omc.${name}`, String(value)])
    return await client.query(text, values).then(
      ({ rowCount }) => ({ code: 'done', rowCount }),
      (error: { code: string }) => ({ code: error.code, rowCount: 0 }),
    )
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const tablesWith = async (column: string) =>
  (
    await t.rows<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where a.attname = $1 and not a.attisdropped and c.relkind = 'r'
         and c.relnamespace = 'public'::regnamespace
         and (has_table_privilege('omc_app', c.oid, 'insert') or has_table_privilege('omc_app', c.oid, 'update'))
       order by 1`,
      [column],
    )
  )
    .map(({ name }) => name)
    .filter((name) => !(name in FREE))

/** The text of an insert that copies a row of a table, with some columns set to a value. */
async function copyOf(table: string, set: Readonly<Record<string, unknown>>) {
  const columns = await t.rows<{ name: string }>(
    `select quote_ident(a.attname) as name from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0
       and not a.attisdropped and a.attidentity = '' and a.attgenerated = ''`,
    [table],
  )
  const names = columns.map(({ name }) => name)
  const [row] = await t.rows<{ row: Record<string, unknown> }>(
    `select to_jsonb(x) as row from ${table} x where business_team_id = $1 limit 1`,
    [creator.teamId],
  )
  const values = JSON.stringify({ ...row?.row, business_team_id: creator.teamId, ...set })
  return {
    text: `insert into ${table} (${names.join()}) select ${names.map((name) => `x.${name}`).join()}
           from jsonb_populate_record(null::${table}, $1::jsonb) x`,
    values: [values],
  }
}

const REFUSED = '42501'

it('nobody writes a new row into the hands of a colleague, in any table', async () => {
  const tables = await tablesWith('user_id')
  expect(tables.length).toBeGreaterThan(25)
  const codes = await Promise.all(
    tables.map(async (table) => {
      const { text, values } = await copyOf(table, { user_id: colleague, studio_account_id: null })
      return [table, (await attempt({ by: creator }, text, values)).code] as const
    }),
  )
  expect(codes.filter(([, code]) => code !== REFUSED)).toEqual([])
})

it('nor under the account of a colleague', async () => {
  const tables = await tablesWith('studio_account_id')
  expect(tables.length).toBeGreaterThan(10)
  const codes = await Promise.all(
    tables.map(async (table) => {
      const set = { user_id: creator.userId, studio_account_id: theirAccount }
      const { text, values } = await copyOf(table, set)
      return [table, (await attempt({ by: creator }, text, values)).code] as const
    }),
  )
  expect(codes.filter(([, code]) => code !== REFUSED)).toEqual([])
})

it('a row of the own person passes, and who leads gives to the whole team', async () => {
  const own = await copyOf('plans', { user_id: creator.userId, studio_account_id: null })
  expect((await attempt({ by: creator }, own.text, own.values)).code).not.toBe(REFUSED)
  const given = await copyOf('carry_contents', { user_id: colleague, studio_account_id: null })
  const lead = { by: manager, reach: 'team' } as const
  expect((await attempt(lead, given.text, given.values)).code).not.toBe(REFUSED)
})

it.each([
  ['user_id', () => colleague],
  ['studio_account_id', () => theirAccount],
])('nobody moves a row of theirs by %s into the hands of a colleague', async (column, target) => {
  const codes: (readonly [string, string])[] = []
  for (const table of await tablesWith(column)) {
    const owned =
      column === 'user_id'
        ? `user_id = ${creator.userId}`
        : `${column} in (select id from studio_accounts where user_id = ${creator.userId})`
    const [row] = await t.rows<{ id: string }>(
      `select ctid::text as id from ${table} where business_team_id = $1 and ${owned} limit 1`,
      [creator.teamId],
    )
    if (!row) continue
    const text = `update ${table} set ${column} = $1 where ctid = $2::tid`
    const { code, rowCount } = await attempt({ by: creator }, text, [target(), row.id])
    // The wall of changes keeps rows of others out of reach before anybody could move them.
    if (code !== 'done' || rowCount !== 0) codes.push([table, code])
  }
  expect(codes.filter(([, code]) => code !== REFUSED)).toEqual([])
  expect(codes.length).toBeGreaterThan(3)
})

it('gives a row to whom the request names, and to nobody else', async () => {
  const [row] = await t.rows<{ id: number }>(
    `insert into carry_sources (business_team_id, user_id, platform, author_id)
     values ($1, $2, 'douyin', 'given-away') returning id`,
    [creator.teamId, creator.userId],
  )
  const text = 'update carry_sources set user_id = $1 where id = $2'
  const to = (givesTo: number) =>
    attempt({ by: creator, givesTo: String(givesTo) }, text, [colleague, row!.id])
  expect(await to(colleague)).toEqual({ code: 'done', rowCount: 1 })
  expect((await to(manager.userId)).code).toBe(REFUSED)
})

it('leaves the row of a colleague with the colleague when somebody decides on it', async () => {
  const [row] = await t.rows<{ id: number }>(
    `insert into carry_contents (business_team_id, user_id, status, content_type, channel)
     values ($1, $2, 'processed', 'video', 'wetao') returning id`,
    [creator.teamId, colleague],
  )
  const auditor = await t.as('auditor')
  const by = { ...auditor, teamId: creator.teamId }
  const client = await app.connect()
  const decide = async (set: string) => {
    await client.query('begin')
    const settings = { team_id: by.teamId, user_id: by.userId, reach: 'own', reaches: 'contents' }
    for (const [name, value] of Object.entries({ ...settings, reads: 'team' }))
      await client.query('select set_config($1, $2, true)', [`omc.${name}`, String(value)])
    const done = await client
      .query(`update carry_contents set ${set} where id = $1`, [row!.id])
      .then(
        ({ rowCount }) => rowCount,
        (error: { code: string }) => error.code,
      )
    await client.query('rollback')
    return done
  }
  try {
    expect(await decide(`status = 'checked'`)).toBe(1)
    expect(await decide(`user_id = ${manager.userId}`)).toBe(REFUSED)
  } finally {
    client.release()
  }
})

it('is a fault indeed: without the wall of new rows and its trigger both pass', async () => {
  await t.rows('drop policy person_inserts on carry_sources')
  await t.rows('drop trigger carry_sources_person on carry_sources')
  const [row] = await t.rows<{ id: number }>(
    `insert into carry_sources (business_team_id, user_id, platform, author_id)
     values ($1, $2, 'douyin', 'moved-away') returning id`,
    [creator.teamId, creator.userId],
  )
  const move = 'update carry_sources set user_id = $1 where id = $2'
  const done = { code: 'done', rowCount: 1 }
  expect(await attempt({ by: creator }, move, [colleague, row!.id])).toEqual(done)
  const insert = `insert into carry_sources (business_team_id, user_id, platform, author_id)
    values ($1, $2, 'douyin', 'put-there')`
  expect(await attempt({ by: creator }, insert, [creator.teamId, colleague])).toEqual(done)
})
