import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer, Caller } from '../../../test/support.ts'
import { createDesk, type Bench, type Desk } from './testing/publishing-desk.ts'

/** An account that is given to a colleague while a browser runs it. */
let desk: Desk
let manager: Caller
let creator: Caller
beforeAll(async () => {
  desk = await createDesk()
  manager = await desk.t.as('manager')
  creator = await desk.t.as('creator')
})
afterAll(() => desk.close())

const codeOf = ({ status, body }: Answer) => [status, body?.errors?.[0]?.code]
const beat = ({ by, deviceId }: Bench) => by.post(`/api/v1/devices/${deviceId}/heartbeat`, {})
const give = (bench: Bench, userId: number | null) =>
  manager.put(`/api/v1/studio_accounts/${bench.accountId}`, {
    user_id: userId === null ? null : String(userId),
  })
const register = (bench: Bench) => bench.register({ by: creator, deviceNo: 'theirs' })

/** One item was sent, and the account is a colleague's by then. */
async function sentAndGiven(values: { user_id?: number } = {}) {
  const bench = await desk.account()
  await bench.queue(values)
  const held = await bench.send()
  expect((await give(bench, creator.userId)).status).toBe(200)
  return { bench, held }
}

describe('the lease', () => {
  it('is lost for the former person, and the new one registers at once', async () => {
    const { bench, held } = await sentAndGiven()
    expect((await desk.content(held.contentId)).status).toBe('unknown')
    expect(codeOf(await beat(bench))).toEqual([409, 'lease_lost'])
    expect(codeOf(await bench.claim())).toEqual([409, 'lease_lost'])
    const taken = await register(bench)
    expect(taken.status).toBe(200)
    expect((await bench.claim(taken.body.data.id, creator)).status).toBe(204)
  })

  it('ends with what the former person hears of it, and the new one hears of it', async () => {
    const bench = await desk.account()
    desk.t.broadcast.sent.length = 0
    await give(bench, creator.userId)
    expect(new Set(desk.t.broadcast.reconnected())).toEqual(
      new Set([desk.operator.userId, creator.userId]),
    )
    desk.t.broadcast.sent.length = 0
    await give(bench, creator.userId)
    expect(desk.t.broadcast.reconnected()).toEqual([])
  })

  it('gives back what was claimed and never sent', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.hold()
    await give(bench, creator.userId)
    expect((await desk.attempt(held.attemptId)).state).toBe('released')
    expect((await bench.submitting(held)).status).toBeGreaterThanOrEqual(400)
    const taken = await register(bench)
    const next = await bench.claim(taken.body.data.id, creator)
    expect(next.body.data.id).toBe(String(held.contentId))
  })

  it('is lost by an undo that returns the account', async () => {
    const bench = await desk.account()
    await give(bench, creator.userId)
    const [event] = await desk.t.rows<{ id: number }>(
      `select id from audit_events where operation = 'studio_accounts.update' order by id desc limit 1`,
    )
    const deviceId = String((await register(bench)).body.data.id)
    expect((await manager.post(`/api/v1/audit_events/${event!.id}/undo`)).status).toBe(200)
    expect(codeOf(await beat({ ...bench, by: creator, deviceId }))).toEqual([409, 'lease_lost'])
    expect((await bench.register()).status).toBe(200)
  })

  it('stays where its person still sees the account', async () => {
    const everyones = await desk.account()
    await give(everyones, null)
    expect((await beat(everyones)).status).toBe(200)
    const led = await desk.account({ user_id: null })
    const { body } = await led.register({ by: manager, deviceNo: 'of a lead', takeOver: true })
    await give(led, desk.operator.userId)
    const answer = await manager.post(`/api/v1/devices/${body.data.id}/heartbeat`, {})
    expect(answer.status).toBe(200)
  })

  it('is lost as well for a person whose account went by another way', async () => {
    const bench = await desk.account()
    await desk.t.rows('update studio_accounts set user_id = $1 where id = $2', [
      creator.userId,
      bench.accountId,
    ])
    expect(codeOf(await beat(bench))).toEqual([409, 'lease_lost'])
    expect(codeOf(await bench.claim())).toEqual([409, 'lease_lost'])
    expect((await bench.by.post(`/api/v1/devices/${bench.deviceId}/release`, {})).status).toBe(200)
    expect((await register(bench)).status).toBe(200)
  })
})

describe('the late report of the former device', () => {
  it('ends the doubt, and answers with the item of its author', async () => {
    const { bench, held } = await sentAndGiven()
    const { status, body } = await bench.post(held)
    expect([status, body.data?.attributes.status]).toEqual([200, 'published'])
    expect((await desk.attempt(held.attemptId)).state).toBe('published')
  })

  it('counts for an item of a colleague, and shows nothing of it', async () => {
    const { bench, held } = await sentAndGiven({ user_id: creator.userId })
    const { status, body } = await bench.post(held)
    expect([status, body]).toEqual([204, ''])
    expect((await desk.content(held.contentId)).status).toBe('published')
    expect((await bench.by.get(`/api/v1/publish_contents/${held.contentId}`)).status).toBe(404)
    expect((await bench.by.get(`/api/v1/publish_attempts/${held.attemptId}`)).status).toBe(404)
  })

  it('is refused for a wrong fence, and unknown to a person who did not send it', async () => {
    const { bench, held } = await sentAndGiven()
    const wrong = await bench.report({ ...held, fence: held.fence + 1 }, 'published')
    expect(codeOf(wrong)).toEqual([403, 'not_the_executor'])
    await give(bench, manager.userId)
    const report = { attempt_key: held.attemptKey, device_id: held.deviceId, fence: held.fence }
    const answer = await creator.post('/api/v1/carry_contents/set_publish_response', {
      ...report,
      outcome: 'unknown',
    })
    expect(codeOf(answer)).toEqual([404, 'not_found'])
    expect((await desk.attempt(held.attemptId)).state).toBe('unknown')
  })

  it('that says nothing was sent puts nothing back', async () => {
    const { bench, held } = await sentAndGiven()
    expect((await bench.report(held, 'not_sent')).status).toBe(200)
    expect((await desk.attempt(held.attemptId)).state).toBe('unknown')
    expect((await desk.events(held.contentId)).at(-1)).toBe('late_result')
  })
})
