import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { atMost } from '../../test/short-form.ts'
import type { Caller } from '../../test/support.ts'
import { createCarryDesk, failures, type CarryDesk } from '../jobs/carry/testing/carry-desk.ts'

let desk: CarryDesk
let t: CarryDesk['t']
let first: Caller
let second: Caller
beforeAll(async () => {
  desk = await createCarryDesk()
  t = desk.t
  first = desk.auditor
  await desk.make.user({
    username: 'second-auditor',
    business_team_id: first.teamId,
    roles: ['auditor'],
  })
  second = await t.as('second-auditor')
})
afterAll(() => desk.close())
afterEach(() => t.rows('delete from carry_contents; delete from smart_contents'))

const FAMILIES = {
  carry_contents: (by: Caller, id: string, attributes: object, headers = {}) =>
    by.post('/api/v1/carry_contents/audit_creative_content', { ids: [id], ...attributes }, headers),
  smart_contents: (by: Caller, id: string, attributes: object, headers = {}) =>
    by.put('/api/v1/smart_contents/batch_content_status', { ids: [id], ...attributes }, headers),
} as const

const PIECES = atMost(200, 50)
const pieces = (table: string, count: number) =>
  t.rows(
    `insert into ${table} (business_team_id, title, status, created_at, updated_at)
     select $1, 'piece ' || n, 'processed', $2, $2 from generate_series(1, $3::int) n`,
    [first.teamId, t.clock.now(), count],
  )
const take = async (by: Caller, family: string) => {
  const { status, body } = await by.get(`/api/v1/${family}/get_checked_content`)
  return status === 204 ? undefined : (body.data.id as string)
}
const hold = (by: Caller, family: string, id: string, act: 'keep' | 'release') =>
  by.post(`/api/v1/${family}/${id}/claim`, { act })

describe('carry_contents.claim and smart_contents.claim', () => {
  describe.each(Object.keys(FAMILIES) as (keyof typeof FAMILIES)[])('a hold of %s', (family) => {
    const decide = FAMILIES[family]

    it('is kept for another lease by its holder alone, who may also let it go', async () => {
      await pieces(family, 1)
      const id = (await take(first, family))!
      const { leaseMs } = t.services.config
      t.clock.advance(leaseMs - 1000)
      expect((await hold(second, family, id, 'keep')).body.errors[0].code).toBe('hold_ended')
      expect((await hold(second, family, id, 'release')).status).toBe(409)
      const kept = await hold(first, family, id, 'keep')
      expect(Date.parse(kept.body.data.attributes.claimed_until)).toBe(
        t.clock.now().getTime() + leaseMs,
      )
      t.clock.advance(leaseMs - 1000)
      expect(await take(second, family)).toBeUndefined()
      expect((await hold(first, family, id, 'release')).status).toBe(200)
      expect(await take(second, family)).toBe(id)
      expect((await hold(first, family, id, 'keep')).status).toBe(409)
    })

    it('that ran out is its holder’s until somebody takes it, and is then decided on by them alone', async () => {
      await pieces(family, 1)
      const id = (await take(first, family))!
      t.clock.advance(t.services.config.leaseMs)
      expect((await hold(first, family, id, 'keep')).status).toBe(200)
      t.clock.advance(t.services.config.leaseMs)
      expect(await take(second, family)).toBe(id)
      const late = await decide(first, id, { status: 'checked' })
      expect(failures(late)).toEqual({ [id]: 'held_by_another' })
      expect((await desk.rowOf(family, id)).status).toBe('processed')
      const own = await decide(second, id, { status: 'checked' })
      expect(own.body.data.succeeded).toEqual([{ id }])
      expect((await hold(second, family, id, 'keep')).status).toBe(409)
    })

    it('leads to a decision on the version that was seen, or to none', async () => {
      await pieces(family, 1)
      const id = (await take(first, family))!
      const seen = (await first.get(`/api/v1/${family}/${id}`)).body.data.attributes.updated_at
      t.clock.advance(1000)
      await t.rows(`update ${family} set title = 'other', updated_at = $1 where id = $2`, [
        t.clock.now(),
        id,
      ])
      const stale = await decide(first, id, { status: 'checked' }, { 'if-unmodified-since': seen })
      expect([stale.status, stale.body.errors[0].code]).toEqual([409, 'changed_since'])
      const fresh = stale.body.errors[0].meta.params.updated_at as string
      const done = await decide(first, id, { status: 'checked' }, { 'if-unmodified-since': fresh })
      expect(done.body.data.succeeded).toEqual([{ id }])
    })

    it(`keeps ${PIECES} pieces apart for two people at once, also when one of them is gone`, async () => {
      await pieces(family, PIECES)
      const decided = new Map<string, string>()
      const shown: Record<string, Set<string>> = { first: new Set(), second: new Set() }
      const work = async (name: 'first' | 'second', by: Caller, most: number) => {
        for (let n = 0; n < most; n += 1) {
          const id = await take(by, family)
          if (id === undefined) return
          shown[name]!.add(id)
          const { body } = await decide(by, id, { status: 'checked' })
          expect(body.data.failed).toEqual([])
          expect(decided.has(id)).toBe(false)
          decided.set(id, name)
        }
      }
      await Promise.all([work('first', first, 0.4 * PIECES), work('second', second, 0.4 * PIECES)])
      expect([...shown['first']!].filter((id) => shown['second']!.has(id))).toEqual([])
      // The first one is killed with four pieces in hand: nobody gets them before their time is over.
      const lost = await Promise.all([1, 2, 3, 4].map(() => take(first, family)))
      expect(new Set(lost).size).toBe(4)
      await work('second', second, PIECES)
      expect(decided.size).toBe(PIECES - 4)
      expect(lost.some((id) => decided.has(id!))).toBe(false)
      t.clock.advance(t.services.config.leaseMs)
      await work('second', second, PIECES)
      expect(decided.size).toBe(PIECES)
      const [left] = await t.rows<{ count: number }>(
        `select count(*)::int as count from ${family} where status <> 'checked'`,
      )
      expect(left?.count).toBe(0)
    })
  })
})
