import type { PublishItem } from '@omc/publisher'
import { ApiError, createSdk } from '@omc/sdk'
import { fakeTransport, toDocument, toErrorDocument } from '@omc/sdk/testing'
import { describe, expect, it } from 'vitest'
import { createApiPort } from './api-port.ts'

const CLAIM = 'carry_contents.get_publish_content'
const REPORT = 'carry_contents.set_publish_response'
const CLAIMED = {
  id: '31',
  type: 'publish_contents',
  attempt_id: '7',
  attempt_key: 'a6c6a1de-0000-4000-8000-000000000001',
  fence: 4,
  lease_expires_at: '2026-11-21T02:00:00.000Z',
  queue_left: 11,
  channel: 'youhaohuo',
  uid: '88213',
  title: '夏季',
  desc: '',
  images: ['http://127.0.0.1:8090/p/1.png'],
  paragraphs: ['一'],
  items: [{ item_id: '1', title: '杯' }, { item_id: 2 }, 'broken', null],
  topic: '',
  draft: true,
  activity: false,
}
const RESULT = {
  attemptKey: CLAIMED.attempt_key,
  attemptId: '7',
  outcome: 'published',
  feedId: '991',
  code: null,
  message: null,
  deviceId: '5',
  fence: 4,
  refusedCode: null,
} as const

/** A page whose clock is an hour behind the server. */
const PAGE_NOW = Date.parse('2026-11-20T01:00:00.000Z')

function setUp(lease: { deviceId: string; fence: number } | null = { deviceId: '5', fence: 4 }) {
  const fake = fakeTransport()
  const claimed: unknown[] = []
  const port = createApiPort({
    sdk: createSdk({ transport: fake }),
    clock: { now: () => PAGE_NOW },
    lease: () => lease,
    onClaimed: ({ attemptKey, attemptId }) => claimed.push([attemptKey, attemptId]),
  })
  return { fake, port, claimed }
}

const refusal = (status: number, code: string, meta?: Record<string, unknown>) => ({
  status,
  body: toErrorDocument(status, code, meta ? { meta } : {}),
})

it.each([
  ['published', true],
  ['refused', true],
  ['absent', false],
  ['unknown', false],
  ['needs_human', false],
])('F18: an attempt that is %s has the word of its channel: %s', async (state, isAnswered) => {
  const { fake, port } = setUp()
  const row = { id: '7', type: 'publish_attempts', state }
  fake.answer('publish_attempts.get', { body: toDocument(row) })
  expect(await port.isAnswered?.({ attemptId: '7' } as PublishItem)).toBe(isAnswered)
})

describe('claim', () => {
  it('gives the item in the words of the loop, and its own flags', async () => {
    const { fake, port, claimed } = setUp()
    fake.answer(CLAIM, { body: toDocument(CLAIMED) })
    const answer = await port.claim()
    expect(answer).toMatchObject({
      tag: 'item',
      queueLeft: 11,
      item: {
        attemptId: '7',
        attemptKey: CLAIMED.attempt_key,
        deviceId: '5',
        fence: 4,
        leaseExpiresAt: Date.parse(CLAIMED.lease_expires_at),
        publishContentId: '31',
        topic: null,
        items: [
          { itemId: '1', title: '杯' },
          { itemId: '2', title: null },
        ],
      },
    })
    expect(answer).toMatchObject({ item: { draft: true, activity: false } })
    expect(claimed).toEqual([[CLAIMED.attempt_key, '7']])
    expect(fake.calls[0]?.query).toBe('device_id=5')
  })

  it('reads 204 as an empty queue', async () => {
    const { fake, port } = setUp()
    fake.answer(CLAIM, { status: 204 })
    expect(await port.claim()).toEqual({ tag: 'none' })
  })

  it.each([
    'cooldown',
    'gap',
    'daily_cap',
    'quiet_hours',
    'item_waiting',
    'not_released',
    'unresolved',
    'restored',
    'channel_off',
  ])('F10: waits as long as the server says by any clock, because of %s', async (why) => {
    const { fake, port } = setUp()
    const until = '2026-11-21T02:10:00.000Z'
    fake.answer(CLAIM, refusal(409, 'account_waiting', { why, until, in_ms: 600_000 }))
    expect(await port.claim()).toEqual({ tag: 'wait', why, untilAt: PAGE_NOW + 600_000 })
  })

  it.each([
    [409, 'account_ended', 'no-permission'],
    [409, 'lease_lost', 'lease-lost'],
    [409, 'no_account', 'lease-lost'],
    [403, 'forbidden', 'lease-lost'],
  ])('ends the queue on %d %s', async (status, code, why) => {
    const { fake, port } = setUp()
    fake.answer(CLAIM, refusal(status, code))
    expect(await port.claim()).toEqual({ tag: 'ended', why })
  })

  it('claims nothing without a lease', async () => {
    const { fake, port } = setUp(null)
    expect(await port.claim()).toEqual({ tag: 'ended', why: 'lease-lost' })
    expect(fake.calls).toEqual([])
  })

  it.each([
    refusal(409, 'account_waiting', { why: 'moon', until: '2026-11-21T02:10:00.000Z' }),
    refusal(409, 'account_waiting', { why: 'gap', until: 'soon' }),
    refusal(500, 'internal'),
  ])('does not take an answer it cannot read for one of the ledger', async (answer) => {
    const { fake, port } = setUp()
    fake.answer(CLAIM, answer)
    await expect(port.claim()).rejects.toBeInstanceOf(ApiError)
  })
})

describe('submitting', () => {
  const item = { attemptId: '7', fence: 4 } as Parameters<
    ReturnType<typeof createApiPort>['submitting']
  >[0]

  it('commits under the fence of the claim', async () => {
    const { fake, port } = setUp()
    fake.answer('publish_attempts.submitting', {
      body: toDocument({ id: '7', type: 'publish_attempts' }),
    })
    expect(await port.submitting(item)).toEqual({ tag: 'ok' })
    expect(fake.calls[0]).toMatchObject({
      path: '/api/v1/publish_attempts/7/submitting',
      body: { document: { data: { attributes: { fence: 4 } } } },
    })
  })

  it.each(['lease_lost', 'attempt_closed', 'content_withdrawn'])(
    'is refused for good by %s, so that nothing is sent',
    async (code) => {
      const { fake, port } = setUp()
      fake.answer('publish_attempts.submitting', refusal(409, code))
      expect(await port.submitting(item)).toEqual({ tag: 'refused', code })
    },
  )

  it.each([503, 429, 402])('did not get through on %d', async (status) => {
    const { fake, port } = setUp()
    fake.answer('publish_attempts.submitting', refusal(status, 'later'))
    await expect(port.submitting(item)).rejects.toBeInstanceOf(ApiError)
  })
})

describe('report', () => {
  it('posts the result by its attempt key, even when the lease is gone', async () => {
    const { fake, port } = setUp(null)
    fake.answer(REPORT, { body: toDocument({ id: '31', type: 'publish_contents' }) })
    expect(await port.report(RESULT)).toEqual({ tag: 'ok' })
    expect(fake.calls[0]?.body).toMatchObject({
      document: {
        data: {
          attributes: {
            attempt_key: RESULT.attemptKey,
            device_id: '5',
            fence: 4,
            outcome: 'published',
            feed_id: '991',
          },
        },
      },
    })
  })

  it('keeps a result while a person is signed out', async () => {
    const { fake, port } = setUp()
    fake.answer(REPORT, refusal(401, 'unauthorized'))
    await expect(port.report(RESULT)).rejects.toBeInstanceOf(ApiError)
  })

  it('takes a refusal of the document as final', async () => {
    const { fake, port } = setUp()
    fake.answer(REPORT, refusal(422, 'feed_id_required'))
    expect(await port.report(RESULT)).toEqual({ tag: 'refused', code: 'feed_id_required' })
  })

  it('asks again on a 403 of something in between, and not where a right is missing or the item is another’s', async () => {
    const { fake, port } = setUp()
    const codes = ['forbidden', 'not_the_executor']
    fake.answer(REPORT, { status: 403 }, ...codes.map((code) => refusal(403, code)))
    await expect(port.report(RESULT)).rejects.toBeInstanceOf(ApiError)
    for (const code of codes) expect(await port.report(RESULT)).toEqual({ tag: 'refused', code })
  })
})

it('tells of each call that nobody asked for it, so that a refusal leads no one to another page', async () => {
  const { fake, port } = setUp()
  const item = { attemptId: '7', fence: 4 } as PublishItem
  const operations = [
    CLAIM,
    REPORT,
    'publish_attempts.submitting',
    'publish_attempts.heartbeat',
    'publish_attempts.get',
    'devices.heartbeat',
  ]
  for (const operation of operations) fake.always(operation, refusal(403, 'forbidden'))
  await port.claim()
  await port.submitting(item)
  await port.report(RESULT)
  await port.isAnswered?.(item).catch(() => null)
  await port.heartbeat(item)
  await port.keepAlive()
  expect(fake.calls.map(({ operation }) => operation).sort()).toEqual(operations.sort())
  expect(fake.calls.every(({ background }) => background)).toBe(true)
})

describe('keepAlive', () => {
  it('renews the lease with its fence', async () => {
    const { fake, port } = setUp()
    fake.answer('devices.heartbeat', { body: toDocument({ id: '5', type: 'devices' }) })
    expect(await port.keepAlive()).toEqual({ tag: 'held' })
    expect(fake.calls[0]).toMatchObject({ path: '/api/v1/devices/5/heartbeat' })
  })

  it('tells a server of the release before nothing that it does not know', async () => {
    const { fake, port } = setUp()
    const strange = { code: 'unknown_field', source: { pointer: '/data/attributes/running' } }
    fake.answer(
      'devices.heartbeat',
      { status: 422, body: { errors: [strange] } },
      { body: toDocument({ id: '5', type: 'devices' }) },
    )
    expect(await port.keepAlive()).toEqual({ tag: 'held' })
    const told = fake.calls.map(({ body }) => body)
    const document = (attributes: object) => ({ document: { data: { attributes } } })
    expect(told[0]).toMatchObject(document({ fence: 4, running: null }))
    expect(told[1]).toMatchObject(document({ fence: 4 }))
    expect(JSON.stringify(told[1])).not.toContain('running')
  })

  it('is lost when the server says so, and proves nothing when it cannot be reached', async () => {
    const { fake, port } = setUp()
    const lost = [refusal(409, 'lease_lost'), refusal(403, 'forbidden')]
    fake.answer('devices.heartbeat', ...lost, refusal(503, 'busy'))
    for (const _ of lost) expect(await port.keepAlive()).toEqual({ tag: 'lost' })
    await expect(port.keepAlive()).rejects.toBeInstanceOf(ApiError)
  })
})
