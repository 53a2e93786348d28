import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atMost } from '../../test/short-form.ts'
import {
  createTestDatabase,
  openDatabase,
  openTestPool,
  type TestDatabase,
} from '../../test/template-db.ts'
import { testKeys } from '../../test/test-config.ts'
import type { Database, Db } from '../db/database.ts'
import { encrypt } from './key-ring.ts'
import { createKeys } from './keys.ts'
import { VaultError, WrappingKeyMissing } from './vault-error.ts'
import { createVault } from './vault.ts'

let testDatabase: TestDatabase
let database: Database
let owner: Pool
let mine: number
let theirs: number
beforeAll(async () => {
  testDatabase = await createTestDatabase('people')
  database = openDatabase(testDatabase)
  owner = openTestPool(testDatabase.ownerUrl)
  const { rows } = await owner.query<{ id: number }>('select id from business_teams order by id')
  mine = rows[0]!.id
  theirs = rows[1]!.id
})
afterAll(async () => {
  await owner.end()
  await database.close()
  await testDatabase.drop()
})

const PLACE = 'studio_accounts/jd/88213/secret'
const vault = createVault(testKeys)
/** Owner: a team, or the server. */
type Whose = number | 'server'
const idOf = (whose: Whose) => (whose === 'server' ? undefined : whose)
const seal = (text: string, place = PLACE, whose: Whose = mine, by = vault) =>
  database.asServer((db) => by.seal(db, { teamId: idOf(whose), place }, text))
const open = (sealed: Buffer, place = PLACE, whose: Whose = mine, by = vault) =>
  database.asServer((db) => by.open(db, { teamId: idOf(whose), place }, sealed))
const actor = (teamId: number) => ({
  userId: 1,
  teamId,
  sessionId: '',
  username: '',
  roles: [],
  admin: false,
  allTeams: false,
})

describe('a sealed value', () => {
  it('opens at its place and says nothing about its text', async () => {
    const sealed = await seal('a very secret cookie 你好')
    expect(sealed.toString('latin1')).not.toContain('secret')
    expect(await open(sealed)).toBe('a very secret cookie 你好')
    expect(await open(await seal(''))).toBe('')
  })

  it('does not open in another row, column or team, nor with a bit changed (T15)', async () => {
    const sealed = await seal('canary')
    const elsewhere: [string, Whose][] = [
      ['studio_accounts/jd/88214/secret', mine],
      ['studio_accounts/jd/88213/cookies', mine],
      ['access_accounts/jd/88213/secret', mine],
      [PLACE, theirs],
      [PLACE, 'server'],
    ]
    for (const [place, teamId] of elsewhere)
      await expect(open(sealed, place, teamId)).rejects.toThrow(VaultError)
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed)
      changed[at]! ^= 1
      await expect(open(changed)).rejects.toThrow(VaultError)
    }
    // The id of a key that no table can hold.
    const beyond = Buffer.from(sealed)
    beyond.writeBigUInt64BE(2n ** 64n - 1n, 1)
    await expect(open(beyond)).rejects.toThrow(VaultError)
    for (const length of [0, 1, 9, 20, sealed.length - 1])
      await expect(open(sealed.subarray(0, length))).rejects.toThrow(VaultError)
  })

  it('from before there were data keys still opens, with or without the team in its place', async () => {
    expect(await open(testKeys.seal('old', PLACE))).toBe('old')
    const withTeam = testKeys.seal('older', `studio_accounts/${mine}/jd/88213/secret`)
    expect(await open(withTeam)).toBe('older')
    await expect(open(withTeam, PLACE, theirs)).rejects.toThrow(VaultError)
    for (const place of ['channels/jd', 'channels/server/jd'])
      expect(await open(testKeys.seal('token', place), 'channels/jd', 'server')).toBe('token')
  })

  it('leaves no trace of its text in any table of the database (T15)', async () => {
    const canary = 'canary-7f3a9c21-at-rest'
    const sealed = await seal(canary)
    await owner.query(
      `insert into channels (name, title_zh, title_en, base_url, frame_url, token_sealed, created_at, updated_at)
       values ('canary', '', '', '', '', $1, '2026-01-01', '2026-01-01')`,
      [sealed],
    )
    const dump = async () => {
      const { rows: tables } = await owner.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
      )
      const texts: string[] = []
      for (const { name } of tables) {
        const { rows } = await owner.query<{ text: string | null }>(
          `select string_agg(to_jsonb(t)::text, '') as text from ${name} t`,
        )
        texts.push(rows[0]?.text ?? '')
      }
      return texts.join('')
    }
    const traces = (text: string) =>
      [canary, Buffer.from(canary).toString('hex'), Buffer.from(canary).toString('base64')].filter(
        (form) => text.includes(form),
      )
    const text = await dump()
    expect(text).toContain(sealed.toString('hex'))
    expect(traces(text)).toEqual([])
    // The look finds a planted one.
    await owner.query(`update channels set title_zh = $1 where name = 'canary'`, [canary])
    expect(traces(await dump())).toEqual([canary])
    await owner.query(`delete from channels where name = 'canary'`)
  })
})

async function addTeam(key: string) {
  const { rows } = await owner.query<{ id: number }>(
    'insert into business_teams (name, team_key) values ($1, $1) returning id',
    [key],
  )
  return rows[0]!.id
}

async function keysOf(teamId: number) {
  const made = await owner.query('select 1 from team_keys where business_team_id = $1', [teamId])
  return made.rows.length
}

async function wrappedOf(teamId: number) {
  const { rows } = await owner.query<{ wrapped: Buffer }>(
    'select wrapped from team_keys where business_team_id = $1',
    [teamId],
  )
  return rows[0]!.wrapped
}
const setWrapped = (teamId: number, wrapped: Buffer) =>
  owner.query('update team_keys set wrapped = $2 where business_team_id = $1', [teamId, wrapped])

/** The same transaction, which does `meanwhile` once after its first statement. */
function afterFirstResult(db: Db, meanwhile: () => Promise<unknown>): Db {
  let isFirst = true
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isFirst) {
        isFirst = false
        await meanwhile()
      }
      return result
    },
  })
}

describe('data keys', () => {
  it('wrapped for one team open nothing in the row of another', async () => {
    const [from, to] = [await addTeam('wrapped-from'), await addTeam('wrapped-to')]
    for (const teamId of [from, to]) await seal('text', PLACE, teamId)
    const before = await wrappedOf(to)
    await setWrapped(to, await wrappedOf(from))
    await expect(seal('more', PLACE, to)).rejects.toThrow(VaultError)
    await setWrapped(to, before)
    expect(await open(await seal('more', PLACE, to), PLACE, to)).toBe('more')
  })

  it('are one for a team, also when many seal for the first time at once', async () => {
    const teamId = await addTeam('at-once')
    const sealed = await Promise.all(
      Array.from({ length: 8 }, (_, i) => seal(`text ${i}`, `t/${i}`, teamId)),
    )
    expect(await keysOf(teamId)).toBe(1)
    for (const [i, one] of sealed.entries())
      expect(await open(one, `t/${i}`, teamId)).toBe(`text ${i}`)
  })

  it('are one for a team when another commits the first between the look and the insert', async () => {
    const teamId = await addTeam('between')
    const place = { teamId, place: PLACE }
    const late = await database.asServer((db) =>
      vault.seal(
        afterFirstResult(db, () => seal('early', PLACE, teamId)),
        place,
        'late',
      ),
    )
    expect(await keysOf(teamId)).toBe(1)
    expect(await open(late, PLACE, teamId)).toBe('late')
  })

  it('of another team are out of reach of a transaction bound to one team', async () => {
    const sealed = await seal('theirs', PLACE, theirs)
    const asMine = database.asActor(actor(mine), (db) =>
      vault.open(db, { teamId: theirs, place: PLACE }, sealed),
    )
    await expect(asMine).rejects.toThrow(VaultError)
    const asTheirs = database.asActor(actor(theirs), (db) =>
      vault.open(db, { teamId: theirs, place: PLACE }, sealed),
    )
    expect(await asTheirs).toBe('theirs')
    const token = await seal('token', 'channels/jd', 'server')
    const server = database.asActor(actor(mine), (db) =>
      vault.open(db, { teamId: undefined, place: 'channels/jd' }, token),
    )
    expect(await server).toBe('token')
  })

  it('renewed seal what comes, and the old one opens what it sealed', async () => {
    const before = await seal('before')
    const made = await keysOf(mine)
    for (let i = 0; i < 2; i += 1) await database.asServer((db) => vault.renew(db, mine))
    expect(await keysOf(mine)).toBe(made + 2)
    const after = await seal('after')
    expect(after.subarray(1, 9)).not.toEqual(before.subarray(1, 9))
    expect(await open(before)).toBe('before')
    expect(await open(after)).toBe('after')
  })

  it('are wrapped again by rotate while values are sealed and opened, without one failure (T15)', async () => {
    const key = 'a wrapping key kept outside the database'
    const next = createVault(testKeys, [key])
    const first = await seal('kept through')
    let failures = 0
    const done = new AbortController()
    const traffic = async (by: typeof vault) => {
      let rounds = 0
      while (!done.signal.aborted || rounds < 5) {
        rounds += 1
        try {
          const sealed = await seal(`round ${rounds}`, PLACE, mine, by)
          if ((await open(sealed, PLACE, mine, next)) !== `round ${rounds}`) failures += 1
          if ((await open(first, PLACE, mine, next)) !== 'kept through') failures += 1
        } catch {
          failures += 1
        }
      }
    }
    const working = [traffic(next), traffic(next), traffic(next)]
    const at = new Date('2031-05-06T04:00:00.000Z')
    const rotating = database.asServer((db) => next.rotate(db, at))
    const rotated = await rotating.finally(() => done.abort())
    await Promise.all(working)
    expect(failures).toBe(0)
    expect(rotated).toBeGreaterThan(1)
    const { rowCount } = await owner.query('select 1 from team_keys where updated_at = $1', [at])
    expect(rowCount).toBe(rotated)
    expect(await database.asServer((db) => next.rotate(db, at))).toBe(0)
    // The old key, or any other key, no longer opens anything.
    await expect(open(first)).rejects.toThrow(VaultError)
    const back = database.asServer((db) => vault.rotate(db, at))
    await expect(back).rejects.toThrow(WrappingKeyMissing)
    const other = createVault(createKeys('another root of another server, long enough'))
    await expect(open(first, PLACE, mine, other)).rejects.toThrow(VaultError)
    expect(await open(first, PLACE, mine, next)).toBe('kept through')
  })
})

/** `T15_NONCES=1000000` for the long form. */
const NONCES = Number(process.env['T15_NONCES'] ?? atMost(50_000, 5_000))

it('no nonce comes twice (T15)', () => {
  const key = testKeys.derive('vault')
  const seen = new Set<string>()
  const plain = Buffer.from('x')
  for (let i = 0; i < NONCES; i += 1)
    seen.add(encrypt(key, plain, 'p').subarray(0, 12).toString('latin1'))
  expect(seen.size).toBe(NONCES)
})
