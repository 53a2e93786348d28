import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../test/support.ts'
import type { PostAnswer } from '../../gateway/gateway.ts'
import { checkUrl } from '../../outbound/check-url.ts'
import type { Outbound, OutboundRequest } from '../../outbound/outbound.ts'
import { createOutbound } from '../../outbound/safe-fetch.ts'
import {
  createDesk,
  type Bench,
  type Desk,
} from '../../workflows/ledger/testing/publishing-desk.ts'
import { createNight, type Night } from '../publishing/testing/night.ts'
import { deliverDue } from './deliver-due.ts'
import { RETRY_MS } from './settle-delivery.ts'

const MINUTE = 60_000
const KINDS = ['published', 'refused', 'unknown', 'needs_human', 'doubled', 'queue_ended'] as const
type Kind = (typeof KINDS)[number]

const SECRET = 'the secret of the receiver'
const COOKIES = 'canary-of-the-cookies'

let desk: Desk
let site: Caller
let night: Night
let status = 204
const sent: OutboundRequest[] = []
const outbound: Outbound = {
  async fetch(url, request = {}) {
    sent.push(request)
    return { status, url, headers: {}, contentType: '', bytes: Buffer.alloc(0) }
  },
  open: () => Promise.reject(new Error('not asked here')),
  check: (url) => checkUrl(url),
  close: async () => undefined,
}

beforeAll(async () => {
  desk = await createDesk({ outbound })
  site = await desk.t.as('site_admin')
})
afterAll(() => desk.close())
beforeEach(async () => {
  sent.length = 0
  status = 204
  for (const table of ['webhook_deliveries', 'webhooks']) await desk.t.rows(`delete from ${table}`)
  const made = await site.post('/api/v1/webhooks', {
    name: '订单系统',
    url: 'https://hooks.example.com/omc',
    events: KINDS.map((kind) => `publish.${kind}`),
    secret: SECRET,
  })
  if (made.status !== 201) throw new Error(`no webhook: ${made.status}`)
  desk.t.gateway.reset()
  night = createNight(desk.t, desk.sweep)
})
afterEach(() => desk.t.rows(`update studio_accounts set publish_by = 'browser'`))

async function account(): Promise<Bench> {
  const bench = await desk.account({ platform: 'daorc' })
  const manager = await desk.t.as('manager')
  const set = await manager.put(`/api/v1/studio_accounts/${bench.accountId}`, { cookies: COOKIES })
  expect(set.status).toBe(200)
  return bench
}

/** What the channel says, again and again, until the event is there. */
const SAYS: Readonly<Record<Kind, PostAnswer | undefined>> = {
  published: undefined,
  refused: { tag: 'refused', status: 422, code: 'rejected', message: '图片不合规' },
  unknown: { tag: 'unclear', why: 'time-out' },
  needs_human: { tag: 'unclear', why: 'time-out' },
  doubled: undefined,
  queue_ended: { tag: 'refused', status: 403, code: 'no_permission', message: 'B_Publish_Perm' },
}
/** How long it takes, with the waits between tries and look-ups. */
const TAKES_MS: Readonly<Record<Kind, number>> = {
  published: MINUTE,
  refused: 35 * MINUTE,
  unknown: MINUTE,
  needs_human: 130 * MINUTE,
  doubled: MINUTE,
  queue_ended: MINUTE,
}

const lookUpsFail = () =>
  desk.t.gateway.answer('findPost', async () => ({ tag: 'unclear', why: 'away' }))

type Executor = (kind: Kind) => Promise<Bench>

const byServer: Executor = async (kind) => {
  // Two reports of one content: the first page's comes late, with either executor.
  if (kind === 'doubled') return byBrowser(kind)
  const bench = await account()
  await bench.by.post(`/api/v1/devices/${bench.deviceId}/release`, {})
  await desk.t.rows(`update studio_accounts set publish_by = 'server' where id = $1`, [
    bench.accountId,
  ])
  await bench.queue()
  const says = SAYS[kind]
  if (says) desk.t.gateway.answer('publishPost', async () => says)
  if (kind === 'needs_human' || kind === 'unknown') lookUpsFail()
  const process = night.open()
  await night.pass(TAKES_MS[kind])
  process.kill()
  return bench
}

/** What a console says of the same answers, over HTTP. */
const byBrowser: Executor = async (kind) => {
  const bench = await account()
  await bench.queue()
  const send = async () => {
    await bench.register()
    return bench.send()
  }
  if (kind === 'published') await bench.post(await send())
  if (kind === 'doubled') {
    const first = await send()
    await bench.report(first, 'not_sent')
    const second = await send()
    await bench.post(first)
    await bench.post(second)
  }
  if (kind === 'queue_ended')
    await bench.report(await send(), 'no_permission', { message: 'B_Publish_Perm' })
  if (kind === 'refused')
    for (let strike = 0; strike < 3; strike += 1) {
      await bench.report(await send(), 'rejected', { message: '图片不合规' })
      desk.t.clock.advance(11 * MINUTE)
    }
  if (kind === 'unknown' || kind === 'needs_human') {
    lookUpsFail()
    await bench.report(await send(), 'unknown')
    await night.pass(TAKES_MS[kind])
  }
  return bench
}

type Delivery = { id: number; event: string; delivery_key: string; payload: { kind: string } }
const deliveriesOf = ({ accountId }: Bench, event: string) =>
  desk.t.rows<Delivery>(
    `select * from webhook_deliveries where payload->>'studio_account_id' = $1 and event = $2 order by id`,
    [String(accountId), event],
  )
const deliver = () => deliverDue({ database: desk.t.database, services: desk.t.services })

const isSigned = ({ headers = {}, body }: OutboundRequest) =>
  headers['x-omc-signature'] ===
  `v1=${createHmac('sha256', SECRET)
    .update(`${headers['x-omc-timestamp']}.${String(body)}`)
    .digest('hex')}`

describe.each([
  ['a browser', byBrowser],
  ['the server', byServer],
])('of an account that %s publishes for', (_name, executor) => {
  it.each(KINDS)('%s is delivered once, signed, with nothing secret in it', async (kind) => {
    const bench = await executor(kind)
    const event = `publish.${kind}`
    expect(await deliveriesOf(bench, event)).toHaveLength(1)
    while ((await deliver()) > 0);
    const requests = sent.filter(
      ({ headers, body }) =>
        headers?.['x-omc-event'] === event &&
        JSON.parse(String(body)).data.studio_account_id === String(bench.accountId),
    )
    expect(requests).toHaveLength(1)
    const [request = {}] = requests
    expect(isSigned(request)).toBe(true)
    const { data } = JSON.parse(String(request.body))
    expect(Object.keys(data).toSorted()).toEqual([
      'attempt_id',
      'detail',
      'happened_at',
      'kind',
      'publish_content_id',
      'publish_event_id',
      'studio_account_id',
    ])
    expect(data).toMatchObject({ kind, studio_account_id: String(bench.accountId) })
    for (const secret of [SECRET, COOKIES]) expect(String(request.body)).not.toContain(secret)
  })
})

describe('a publish event', () => {
  it('is tried again with growing waits, and replayed under a new key with the same data', async () => {
    const bench = await byBrowser('published')
    status = 503
    for (const waitMs of RETRY_MS.slice(0, 3)) {
      expect(await deliver()).toBe(1)
      desk.t.clock.advance(waitMs - 1)
      expect(await deliver()).toBe(0)
      desk.t.clock.advance(1)
    }
    status = 204
    expect(await deliver()).toBe(1)
    const [first] = await deliveriesOf(bench, 'publish.published')
    expect((await site.post(`/api/v1/deliveries/${first?.id}/replay`, {})).status).toBe(201)
    expect(await deliver()).toBe(1)
    const bodies = sent.map(({ body }) => JSON.parse(String(body)))
    const [tried, again] = bodies.slice(-2)
    expect(again.data).toEqual(tried.data)
    expect(again.id).not.toBe(tried.id)
    expect(new Set(bodies.slice(0, -1).map(({ id }) => id)).size).toBe(1)
    expect(sent.every(isSigned)).toBe(true)
  })

  it('is never sent to a private address, also where the name of the receiver leads there later', async () => {
    let reachedCount = 0
    const inside: Server = createServer((_request, response) => {
      reachedCount += 1
      response.end()
    })
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
    const { port } = inside.address() as AddressInfo
    const real = createOutbound({
      ports: [443, port],
      lookup: (_name, options, callback) =>
        options.all
          ? callback(null, [{ address: '127.0.0.1', family: 4 }])
          : callback(null, '127.0.0.1', 4),
    })
    await desk.t.rows('update webhooks set url = $1', [`http://hooks.example.com:${port}/omc`])
    const bench = await byBrowser('published')
    await deliverDue({
      database: desk.t.database,
      services: { ...desk.t.services, outbound: real },
    })
    const [delivery] = await deliveriesOf(bench, 'publish.published')
    expect(delivery).toMatchObject({ state: 'pending', response_status: null, tries: 1 })
    expect(reachedCount).toBe(0)
    await real.close()
    await new Promise((resolve) => inside.close(resolve))
  })
})
