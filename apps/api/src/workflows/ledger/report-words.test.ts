import { afterAll, beforeAll, expect, it } from 'vitest'
import { report } from './report.ts'
import { createDesk, type Bench, type Desk } from './testing/publishing-desk.ts'

/** The stored part of an executor's message. */
let desk: Desk
let bench: Bench
beforeAll(async () => {
  desk = await createDesk()
  bench = await desk.account()
})
afterAll(() => desk.close())

const send = async () => {
  await bench.queue({ priority: 9 })
  return bench.send()
}
const detailsOf = async (contentId: number, kind: string) =>
  (
    await desk.t.rows<{ detail: Record<string, unknown> }>(
      'select detail from publish_events where publish_content_id = $1 and kind = $2 order by id',
      [contentId, kind],
    )
  ).map(({ detail }) => detail)

it.each([
  ['unknown', undefined, 'silence'],
  ['unknown', 'frame_gone', 'frame_gone'],
  ['not_sent', undefined, 'not_sent'],
  ['not_sent', 'cancelled', 'cancelled'],
  ['rejected', undefined, null],
  ['rejected', 'sensitive_word', 'sensitive_word'],
])('%s with the code %s is kept as %s', async (outcome, code, kept) => {
  const held = await send()
  expect((await bench.report(held, outcome, code === undefined ? {} : { code })).status).toBe(200)
  const attempt = await desk.attempt(held.attemptId)
  expect(attempt).toMatchObject({ outcome, code: kept, message: null })
  await desk.t.rows(`update publish_contents set status = 'paused' where id = $1`, [held.contentId])
})

it('no permission without words ends the queue all the same, and says why', async () => {
  const alone = await desk.account()
  await alone.queue()
  await alone.report(await alone.send(), 'no_permission')
  expect((await desk.accountRow(alone.accountId)).queue_ended_why).toBe('no permission to publish')
})

it('a word that comes too late tells what was said and what stands, with its feed id if it has one', async () => {
  const held = await send()
  await bench.post(held, 'live-1')
  await bench.report(held, 'rejected')
  await bench.report(held, 'published', { feed_id: 'live-2' })
  expect(await detailsOf(held.contentId, 'late_result')).toEqual([
    { said: 'rejected', stands: 'published' },
    { said: 'published', stands: 'published', feed_id: 'live-2' },
  ])
})

it('published stands on the executor’s word when nobody asked the channel', async () => {
  const held = await send()
  const { attemptKey: attempt_key, deviceId: device_id, fence } = held
  const word = { attempt_key, device_id, fence, outcome: 'published', feed_id: 'said' } as const
  await desk.step((work) => report(work, word), desk.operator.userId)
  expect(await desk.content(held.contentId)).toMatchObject({ status: 'published', feed_id: 'said' })
})
