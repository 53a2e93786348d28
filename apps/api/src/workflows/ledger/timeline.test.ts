import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDesk, type Desk } from './testing/publishing-desk.ts'

/**
 * The timeline that people read of an item later, and the messages that their open consoles get at
 * once.
 */
let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

const rowsOf = (accountId: number) =>
  desk.t.rows(
    `select kind, publish_content_id, attempt_id, device_id, user_id, detail
     from publish_events where studio_account_id = $1 order by id`,
    [accountId],
  )

it('an event names the item, the attempt, the device and the person, as far as there are any', async () => {
  const bench = await desk.account()
  await bench.queue()
  const held = await bench.send()
  desk.t.clock.advance(90_000)
  await desk.sweep()
  const person = { user_id: desk.operator.userId }
  const attempt = {
    publish_content_id: held.contentId,
    attempt_id: held.attemptId,
    device_id: Number(held.deviceId),
  }
  expect(await rowsOf(bench.accountId)).toMatchObject([
    {
      kind: 'lease_taken',
      publish_content_id: null,
      attempt_id: null,
      device_id: Number(held.deviceId),
      ...person,
    },
    { kind: 'claimed', ...attempt, ...person, detail: {} },
    { kind: 'submitting', ...attempt, ...person, detail: {} },
    { kind: 'unknown', ...attempt, user_id: null, detail: { why: 'lease_expired' } },
  ])
})

it('open consoles hear of an item by its id, and of a queue without one', async () => {
  const bench = await desk.account()
  await bench.queue()
  desk.t.broadcast.sent.length = 0
  await bench.register()
  const held = await bench.hold()
  const heard = { msg: 'queue_changed', uid: bench.uid }
  expect(desk.t.broadcast.sent).toEqual(
    [
      { ...heard, kind: 'lease_taken', publish_content_id: null },
      { ...heard, kind: 'claimed', publish_content_id: String(held.contentId) },
    ].map((message) => ({
      to: { team: desk.operator.teamId, account: bench.uid },
      message: expect.objectContaining(message),
    })),
  )
})

it('a refusal tells until when the item waits, and no time once it is set aside', async () => {
  const bench = await desk.account({ platform: 'jd' })
  await bench.queue({ strike_count: 1 })
  const said = { code: 'C-7', message: 'blurred' }
  const held = await bench.send()
  await bench.report(held, 'rejected', said)
  const { wait_until: until } = await desk.content(held.contentId)
  desk.t.clock.set(until!)
  await bench.register()
  await bench.report(await bench.send(), 'rejected', said)
  const refusals = (await rowsOf(bench.accountId)).filter(({ kind }) =>
    ['waiting', 'refused'].includes(String(kind)),
  )
  const told = { outcome: 'rejected', ...said }
  expect(refusals).toMatchObject([
    { kind: 'waiting', detail: { ...told, until: until!.toISOString() } },
    { kind: 'refused', detail: { ...told, until: null } },
  ])
})

it('an item shows no wait while it is queued again, and why it waits while it does', async () => {
  const bench = await desk.account()
  await bench.queue()
  const held = await bench.send()
  await bench.report(held, 'no_permission')
  expect(await desk.content(held.contentId)).toMatchObject({ status: 'queued', wait_why: null })
  await desk.operator.post(`/api/v1/studio_accounts/${bench.accountId}/reopen_queue`, {})
  await bench.report(await bench.send(), 'upload_failed')
  expect(await desk.content(held.contentId)).toMatchObject({
    status: 'waiting',
    wait_why: 'upload_failed',
  })
})

it('publish_events.list gives the events of an account between two instants, as they happened', async () => {
  const bench = await desk.account()
  await bench.queue()
  const since = desk.t.clock.now()
  const held = await bench.send()
  desk.t.clock.advance(60_000)
  const until = desk.t.clock.now()
  await bench.report(held, 'rejected')
  const kinds = async (query: Record<string, string>) => {
    const answer = await desk.operator.get('/api/v1/publish_events', {
      'filter[studio_account_id]': String(bench.accountId),
      sort: 'created_at,id',
      ...query,
    })
    return answer.body.data.map((row: { attributes: { kind: string } }) => row.attributes.kind)
  }
  const day = {
    'filter[created_since]': since.toISOString(),
    'filter[created_until]': until.toISOString(),
  }
  expect(await kinds(day)).toEqual(['lease_taken', 'claimed', 'submitting'])
  expect(await kinds({ 'filter[created_since]': until.toISOString() })).toEqual(['waiting'])
  const wrong = await desk.operator.get('/api/v1/publish_events', {
    'filter[created_since]': 'today',
  })
  expect([wrong.status, wrong.body.errors[0].source]).toEqual([
    400,
    { parameter: 'filter[created_since]' },
  ])
})
