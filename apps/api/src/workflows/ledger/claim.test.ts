import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../../test/support.ts'
import { createDesk, type Desk } from './testing/publishing-desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]
const metaOf = ({ body }: Answer) => body.errors?.[0]?.meta

/** The wait of a refused claim; its reason is also the parameter of its sentence, its length the time left. */
function waitOf(answer: Answer) {
  const meta = metaOf(answer)
  if (meta === undefined) return undefined
  const { params, in_ms: leftMs, ...wait } = meta
  expect(params).toEqual({ why: wait.why })
  expect(leftMs).toBe(Math.max(0, Date.parse(wait.until) - desk.t.clock.now().getTime()))
  return wait
}

describe('a claim', () => {
  it('gives the same item and key again to its holder', async () => {
    const bench = await desk.account()
    await bench.queue()
    await bench.queue()
    const first = await bench.hold()
    expect(await bench.hold()).toEqual(first)
    expect(
      await desk.t.rows('select id from publish_attempts where studio_account_id = $1', [
        bench.accountId,
      ]),
    ).toHaveLength(1)
  })

  it('goes by priority, then by age', async () => {
    const bench = await desk.account()
    const ids = []
    for (const priority of [0, 5, 0, 9, 5]) ids.push(await bench.queue({ priority }))
    const order = []
    for (let i = 0; i < 5; i += 1) {
      const held = await bench.send()
      order.push(held.contentId)
      await bench.post(held)
    }
    expect(order).toEqual([ids[3], ids[1], ids[4], ids[0], ids[2]])
    expect((await bench.claim()).status).toBe(204)
  })

  it('is 204 for an empty queue, also while the account has to wait', async () => {
    const bench = await desk.account({ publish_gap_s: 60, day_task_count: 1 })
    expect((await bench.claim()).status).toBe(204)
    await bench.queue()
    await bench.post(await bench.send())
    expect((await bench.claim()).status).toBe(204)
  })

  it('waits while its own submission is unresolved, and goes on with others once it is unknown', async () => {
    const bench = await desk.account()
    await bench.queue()
    const next = await bench.queue()
    const held = await bench.send()
    expect(waitOf(await bench.claim())).toMatchObject({ why: 'unresolved' })
    await bench.report(held, 'unknown')
    expect((await bench.hold()).contentId).toBe(next)
  })

  it('says until when the only item waits, and takes it then', async () => {
    const bench = await desk.account({ platform: 'jd' })
    await bench.queue()
    const held = await bench.send()
    await bench.report(held, 'rejected')
    const until = (await desk.content(held.contentId)).wait_until!
    expect(waitOf(await bench.claim())).toEqual({ why: 'item_waiting', until: until.toISOString() })
    desk.t.clock.set(until)
    await bench.register()
    expect((await bench.hold()).contentId).toBe(held.contentId)
  })

  it('hands nothing out before its planned time, and looks at the queue again each minute', async () => {
    const bench = await desk.account()
    const soon = new Date(desk.t.clock.now().getTime() + 45_000)
    const planned = await bench.queue({ priority: 9, release_at: soon })
    const now = await bench.queue()
    const held = await bench.send()
    expect(held.contentId).toBe(now)
    await bench.post(held)
    expect(waitOf(await bench.claim())).toEqual({ why: 'not_released', until: soon.toISOString() })
    await desk.t.rows(`update publish_contents set release_at = $2 where id = $1`, [
      planned,
      new Date(soon.getTime() + 86_400_000),
    ])
    expect(waitOf(await bench.claim())).toEqual({
      why: 'not_released',
      until: new Date(desk.t.clock.now().getTime() + 60_000).toISOString(),
    })
    desk.t.clock.set(new Date(soon.getTime() + 86_400_000))
    await bench.register()
    expect((await bench.hold()).contentId).toBe(planned)
  })

  it('names the first of a retry and a planned item, and a retry waits for its planned time too', async () => {
    const bench = await desk.account()
    const at = (seconds: number) => new Date(desk.t.clock.now().getTime() + seconds * 1000)
    const retry = await bench.queue({ status: 'waiting', wait_until: at(20), wait_why: 'failure' })
    await bench.queue({ release_at: at(30) })
    expect(waitOf(await bench.claim())).toMatchObject({ why: 'item_waiting' })
    await desk.t.rows(`update publish_contents set release_at = $2 where id = $1`, [retry, at(40)])
    expect(waitOf(await bench.claim())).toMatchObject({
      why: 'not_released',
      until: at(30).toISOString(),
    })
  })

  it('leaves paused and withdrawn items alone', async () => {
    const bench = await desk.account()
    await bench.queue({ status: 'paused' })
    const gone = await bench.queue()
    expect((await bench.by.delete(`/api/v1/publish_contents/${gone}`)).status).toBe(204)
    expect((await bench.claim()).status).toBe(204)
  })

  it('hands an item out no more once it was published by a late report meanwhile', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.hold()
    // The state after a late report and this claim at the same moment.
    await desk.t.rows(
      `update publish_contents set status = 'published', feed_id = 'f' where id = $1`,
      [held.contentId],
    )
    expect(codeOf(await bench.submitting(held))).toEqual([409, 'content_withdrawn'])
    expect((await bench.claim()).status).toBe(204)
    expect((await desk.attempt(held.attemptId)).state).toBe('released')
    expect((await desk.content(held.contentId)).status).toBe('published')
  })

  it('gives an executor the contents of other people on its account too', async () => {
    const bench = await desk.account()
    const manager = await desk.t.as('manager')
    const id = await bench.queue({ user_id: manager.userId })
    expect((await bench.hold()).contentId).toBe(id)
  })

  it('says when a row is locked this moment, instead of ending the queue', async () => {
    const bench = await desk.account()
    const id = await bench.queue()
    await desk.t.database.asServer(async (db) => {
      await db
        .selectFrom('publish_contents')
        .select('id')
        .where('id', '=', id)
        .forUpdate()
        .execute()
      expect(waitOf(await bench.claim())).toMatchObject({ why: 'item_waiting' })
    })
    expect((await bench.hold()).contentId).toBe(id)
  })

  it('is refused to the device of somebody else, to a released one and to one without an account', async () => {
    const bench = await desk.account()
    await bench.queue()
    const manager = await desk.t.as('manager')
    expect((await bench.claim(bench.deviceId, manager)).status).toBe(404)
    await bench.by.post(`/api/v1/devices/${bench.deviceId}/release`, {})
    expect(codeOf(await bench.claim())).toEqual([409, 'no_account'])
    const bare = await bench.by.post('/api/v1/devices/register', { name: 'x', device_no: 'bare' })
    expect(codeOf(await bench.claim(bare.body.data.id))).toEqual([409, 'no_account'])
  })
})

describe('pacing', () => {
  it('keeps the gap between two items', async () => {
    const bench = await desk.account({ publish_gap_s: 60 })
    await bench.queue()
    await bench.queue()
    await bench.post(await bench.send())
    const until = new Date(desk.t.clock.now().getTime() + 60_000)
    expect(waitOf(await bench.claim())).toEqual({ why: 'gap', until: until.toISOString() })
    desk.t.clock.advance(60_000)
    expect((await bench.claim()).status).toBe(200)
  })

  it.each([
    ['daily_cap', { day_task_count: 1 }],
    ['gap', { publish_gap_s: 60 }],
  ] as const)('counts an unknown result without a word before it: %s', async (why, values) => {
    const bench = await desk.account(values)
    await bench.queue()
    await bench.queue()
    expect((await bench.report(await bench.hold(), 'unknown')).status).toBe(200)
    expect(waitOf(await bench.claim())).toMatchObject({ why })
  })

  it('stops at the daily cap until midnight of the account’s own time zone', async () => {
    desk.t.clock.set(new Date('2026-11-20T15:30:00Z'))
    // 15:30 UTC is 23:30 in Shanghai and 16:30 in Berlin.
    for (const [timezone, until] of [
      ['Asia/Shanghai', '2026-11-20T16:00:00.000Z'],
      ['Europe/Berlin', '2026-11-20T23:00:00.000Z'],
      ['America/New_York', '2026-11-21T05:00:00.000Z'],
    ] as const) {
      const bench = await desk.account({ day_task_count: 1, timezone })
      await bench.queue()
      await bench.queue()
      await bench.post(await bench.send())
      expect(waitOf(await bench.claim())).toEqual({ why: 'daily_cap', until })
      const back = desk.t.clock.now()
      desk.t.clock.set(new Date(until))
      await bench.register()
      expect((await bench.claim()).status).toBe(200)
      desk.t.clock.set(back)
    }
  })

  it('does not count what was refused or never sent against the cap', async () => {
    const bench = await desk.account({ day_task_count: 1, platform: 'jd' })
    for (let i = 0; i < 3; i += 1) await bench.queue()
    await bench.report(await bench.send(), 'rejected')
    await bench.report(await bench.send(), 'not_sent')
    expect((await bench.claim()).status).toBe(200)
  })

  const QUIET: [string, string, string, string, string, string | undefined][] = [
    [
      'within one day',
      '12:00',
      '14:00',
      'Asia/Shanghai',
      '2026-11-20T05:00:00Z',
      '2026-11-20T06:00:00.000Z',
    ],
    ['before it', '12:00', '14:00', 'Asia/Shanghai', '2026-11-20T03:59:59Z', undefined],
    ['its end is open', '12:00', '14:00', 'Asia/Shanghai', '2026-11-20T06:00:00Z', undefined],
    [
      'across midnight, before it',
      '23:00',
      '07:00',
      'Asia/Shanghai',
      '2026-11-20T15:30:00Z',
      '2026-11-20T23:00:00.000Z',
    ],
    [
      'across midnight, after it',
      '23:00',
      '07:00',
      'Asia/Shanghai',
      '2026-11-20T17:00:00Z',
      '2026-11-20T23:00:00.000Z',
    ],
    [
      'across midnight, by day',
      '23:00',
      '07:00',
      'Asia/Shanghai',
      '2026-11-20T04:00:00Z',
      undefined,
    ],
    [
      'another zone',
      '23:00',
      '07:00',
      'America/New_York',
      '2026-11-20T04:30:00Z',
      '2026-11-20T12:00:00.000Z',
    ],
    ['from = to is none', '12:00', '12:00', 'Asia/Shanghai', '2026-11-20T04:00:00Z', undefined],
  ]
  it.each(QUIET)('quiet hours: %s', async (...given) => {
    const [, quiet_from, quiet_to, timezone, at, until] = given
    desk.t.clock.set(new Date(at))
    const bench = await desk.account({ quiet_from, quiet_to, timezone })
    await bench.queue()
    const answer = await bench.claim()
    expect(waitOf(answer)).toEqual(until && { why: 'quiet_hours', until })
    expect(answer.status).toBe(until === undefined ? 200 : 409)
  })
})

describe('the fence', () => {
  it('keeps a second device out, names the first, and lets it in by take-over', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.hold()
    const refused = await bench.register({ deviceNo: 'second' })
    expect(codeOf(refused)).toEqual([409, 'account_leased'])
    expect(metaOf(refused)).toMatchObject({
      device_id: bench.deviceId,
      device_name: expect.stringContaining('desk'),
      lease_expires_at: expect.stringMatching(/Z$/),
    })
    const taken = await bench.register({ deviceNo: 'second', takeOver: true })
    expect(taken.status).toBe(200)
    expect((await desk.attempt(held.attemptId)).state).toBe('released')
    expect(codeOf(await bench.submitting(held))).toEqual([409, 'lease_lost'])
    expect(codeOf(await bench.claim())).toEqual([409, 'lease_lost'])
    const next = await bench.hold(taken.body.data.id)
    expect(next.contentId).toBe(held.contentId)
    expect(next.fence).toBeGreaterThan(held.fence)
    expect(next.attemptKey).not.toBe(held.attemptKey)
  })

  it('grows when the same device registers again: an older page sends nothing more', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.hold()
    await bench.register()
    expect(codeOf(await bench.submitting(held))).toEqual([409, 'lease_lost'])
    expect(codeOf(await bench.submitting(held, held.fence + 1))).toEqual([409, 'attempt_closed'])
    expect((await desk.attempt(held.attemptId)).state).toBe('released')
  })

  it('makes unknown, and never re-queues, what was being sent at a take-over', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.send()
    const taken = await bench.register({ deviceNo: 'third', takeOver: true })
    expect((await desk.content(held.contentId)).status).toBe('unknown')
    expect((await bench.claim(taken.body.data.id)).status).toBe(204)
  })

  it('is renewed by heartbeats together with open attempts, and only by its holder', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.hold()
    desk.t.clock.advance(60_000)
    expect((await bench.by.post(`/api/v1/devices/${bench.deviceId}/heartbeat`, {})).status).toBe(
      200,
    )
    desk.t.clock.advance(60_000)
    await desk.sweep()
    expect((await bench.submitting(held)).status).toBe(200)
    const beat = (by: typeof bench.by, fence: number) =>
      by.post(`/api/v1/publish_attempts/${held.attemptId}/heartbeat`, { fence })
    expect((await beat(bench.by, held.fence)).status).toBe(200)
    expect(codeOf(await beat(bench.by, held.fence + 1))).toEqual([409, 'lease_lost'])
    const manager = await desk.t.as('manager')
    expect(codeOf(await beat(manager, held.fence))).toEqual([409, 'lease_lost'])
    desk.t.clock.advance(91_000)
    expect(codeOf(await beat(bench.by, held.fence))).toEqual([409, 'lease_lost'])
    expect(codeOf(await bench.by.post(`/api/v1/devices/${bench.deviceId}/heartbeat`, {}))).toEqual([
      409,
      'lease_lost',
    ])
  })

  it('is not enough to know: the device must be the sender’s own', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.hold()
    const manager = await desk.t.as('manager')
    const answer = await manager.post(`/api/v1/publish_attempts/${held.attemptId}/submitting`, {
      fence: held.fence,
    })
    expect(codeOf(answer)).toEqual([409, 'lease_lost'])
    expect((await desk.attempt(held.attemptId)).state).toBe('claimed')
  })

  it('is not moved by a device that lost the account: its successor sends on', async () => {
    const bench = await desk.account()
    await bench.queue()
    const taken = await bench.register({ deviceNo: 'successor', takeOver: true })
    const held = await bench.hold(taken.body.data.id)
    expect((await bench.by.post(`/api/v1/devices/${bench.deviceId}/release`, {})).status).toBe(200)
    expect((await desk.attempt(held.attemptId)).state).toBe('claimed')
    expect((await bench.submitting(held)).status).toBe(200)
    const released = await desk.t.rows(
      `select 1 from publish_events where studio_account_id = $1 and kind = 'lease_released'`,
      [bench.accountId],
    )
    expect(released).toEqual([])
  })

  it('is held by nobody where the database has no lease of the account', async () => {
    const bench = await desk.account()
    await bench.queue()
    await desk.t.rows('delete from account_leases where studio_account_id = $1', [bench.accountId])
    expect(codeOf(await bench.claim())).toEqual([409, 'lease_lost'])
  })

  it('frees the account a device leaves for another one', async () => {
    const [first, second] = [await desk.account(), await desk.account()]
    await first.queue()
    const held = await first.hold()
    const moved = await first.by.post('/api/v1/devices/register', {
      name: 'mover',
      device_no: (
        await desk.t.rows<{ device_no: string }>('select device_no from devices where id = $1', [
          first.deviceId,
        ])
      )[0]!.device_no,
      uid: second.uid,
      take_over: true,
    })
    expect(moved.status).toBe(200)
    expect(moved.body.data).toMatchObject({ id: first.deviceId, attributes: { uid: second.uid } })
    expect((await desk.attempt(held.attemptId)).state).toBe('released')
    expect((await first.register({ deviceNo: 'heir' })).status).toBe(200)
  })

  it('a release gives claims back at once and makes submissions unknown', async () => {
    const [claimed, sending] = [await desk.account(), await desk.account()]
    await claimed.queue()
    await sending.queue()
    const [held, sent] = [await claimed.hold(), await sending.send()]
    for (const bench of [claimed, sending])
      expect((await bench.by.post(`/api/v1/devices/${bench.deviceId}/release`, {})).status).toBe(
        200,
      )
    expect((await desk.content(held.contentId)).status).toBe('queued')
    expect((await desk.content(sent.contentId)).status).toBe('unknown')
  })
})

describe('submitting', () => {
  it('succeeds once, by the right fence', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.hold()
    expect(codeOf(await bench.submitting(held, held.fence - 1))).toEqual([409, 'lease_lost'])
    expect((await bench.submitting(held)).body.data.attributes).toMatchObject({
      state: 'submitting',
    })
    expect(codeOf(await bench.submitting(held))).toEqual([409, 'attempt_closed'])
    expect((await desk.content(held.contentId)).status).toBe('submitting')
  })

  it.each(['fence = fence - 1', 'lease_expires_at = $2'])(
    'is refused for a claim that is not of now, though the account is held: %s',
    async (change) => {
      const bench = await desk.account()
      await bench.queue()
      const held = await bench.hold()
      await desk.t.rows(`update publish_attempts set ${change}, updated_at = $2 where id = $1`, [
        held.attemptId,
        desk.t.clock.now(),
      ])
      expect(codeOf(await bench.submitting(held))).toEqual([409, 'attempt_closed'])
      expect((await desk.attempt(held.attemptId)).state).toBe('claimed')
    },
  )

  it('is refused for a content that was withdrawn', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.hold()
    await desk.t.rows('update publish_contents set deleted_at = now() where id = $1', [
      held.contentId,
    ])
    expect(codeOf(await bench.submitting(held))).toEqual([409, 'content_withdrawn'])
    expect((await bench.claim()).status).toBe(204)
  })

  it('an item in an executor’s hands can be neither changed nor withdrawn', async () => {
    const bench = await desk.account()
    await bench.queue()
    const held = await bench.hold()
    const path = `/api/v1/publish_contents/${held.contentId}`
    expect(codeOf(await bench.by.put(path, { title: 'x' }))).toEqual([409, 'item_held'])
    expect(codeOf(await bench.by.delete(path))).toEqual([409, 'item_held'])
  })
})
