import { expect, it } from 'vitest'
import type { Vault } from '../auth/vault.ts'
import type { Context } from '../jsonapi/context.ts'
import { createSealedColumns } from './sealed-columns.ts'

const NOW = new Date('2026-11-20T02:00:00Z')
const WHOSE = { teamId: 7, platform: 'jd', uid: '88213' }
const { sealInto, stored } = createSealedColumns(({ platform, uid }) => `t/${platform}/${uid}`)

/** Seals into a text with owner, position and value. */
const vault = {
  seal: async (_db: unknown, { teamId, place }: { teamId: number; place: string }, text: string) =>
    Buffer.from(`${teamId} ${place} ${text}`),
} as unknown as Vault // only sealing is asked for here
const db = {} as Context['db'] // nothing is stored here
const context = {
  db,
  now: NOW,
  services: { vault },
  actor: { teamId: 9 },
} as unknown as Context // what sealing reads of it

it('a secret is kept sealed for its team and its place, with the instant it was set', async () => {
  expect(await sealInto({ db, vault, now: NOW }, WHOSE, 'secret', 'word')).toEqual({
    secret_sealed: Buffer.from('7 t/jd/88213/secret word'),
    secret_set_at: NOW,
  })
  expect(await sealInto({ db, vault, now: NOW }, WHOSE, 'cookies', '')).toEqual({
    cookies_sealed: Buffer.from('7 t/jd/88213/cookies '),
    cookies_set_at: NOW,
  })
})

it('null clears it, and the instant with it', async () => {
  const cleared = { secret_sealed: null, secret_set_at: null }
  expect(await sealInto({ db, vault, now: NOW }, WHOSE, 'secret', null)).toEqual(cleared)
  const row = { platform: 'jd', uid: '88213' }
  expect(await stored('secret')(null, context, row, {})).toEqual(cleared)
})

it('a write seals for the team of the row, or else of who writes', async () => {
  const row = { platform: 'jd', uid: '88213' }
  const sealedFor = async (values: Record<string, unknown>) => {
    const kept = await stored('secret')('word', context, values, {})
    return String(kept.secret_sealed)
  }
  expect(await sealedFor({ ...row, business_team_id: 7 })).toBe('7 t/jd/88213/secret word')
  expect(await sealedFor(row)).toBe('9 t/jd/88213/secret word')
})
