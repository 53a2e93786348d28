import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDesk, type Desk } from './testing/publishing-desk.ts'

/** A person's decision, and when it is allowed. */
let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

const SETTLE_MS = 120_000
const resolve = (attemptId: number, given: object) =>
  desk.operator.post(`/api/v1/publish_attempts/${attemptId}/resolve`, {
    reason: 'looked',
    ...given,
  })

/** The channel cannot tell, so that nothing but the person decides. */
async function leftToAPerson() {
  const bench = await desk.account()
  await bench.queue()
  const held = await bench.send()
  desk.t.gateway.answers.set(held.attemptKey, { tag: 'unclear', why: 'no list of posts' })
  await bench.report(held, 'unknown')
  await desk.t.rows(
    `update publish_attempts set reconcile_count = 5, reconcile_after = $1 where id = $2`,
    [desk.t.clock.now(), held.attemptId],
  )
  await desk.sweep()
  expect((await desk.attempt(held.attemptId)).state).toBe('needs_human')
  return held
}

it('that what was left to a person is live', async () => {
  const { attemptId, contentId } = await leftToAPerson()
  const answer = await resolve(attemptId, { resolution: 'published', feed_id: 'seen' })
  expect(answer.status).toBe(200)
  expect(await desk.content(contentId)).toMatchObject({ status: 'published', feed_id: 'seen' })
})

it('that what was left to a person is not live', async () => {
  const { attemptId, contentId } = await leftToAPerson()
  desk.t.clock.advance(SETTLE_MS)
  expect((await resolve(attemptId, { resolution: 'not_published' })).status).toBe(200)
  expect(await desk.content(contentId)).toMatchObject({ status: 'queued', generation: 2 })
})

it('waits for the settle time from the sending on, not from the claim', async () => {
  const bench = await desk.account()
  await bench.queue()
  const held = await bench.hold()
  desk.t.clock.advance(30_000)
  await bench.submitting(held)
  const until = new Date(desk.t.clock.now().getTime() + SETTLE_MS).toISOString()
  await bench.report(held, 'unknown')
  const early = await resolve(held.attemptId, { resolution: 'not_published' })
  expect(early.body.errors[0]).toMatchObject({ code: 'too_early', meta: { until } })
  const look = await desk.operator.post(`/api/v1/publish_attempts/${held.attemptId}/reconcile`, {})
  expect(look.body.errors[0]).toMatchObject({ code: 'too_early' })
})
