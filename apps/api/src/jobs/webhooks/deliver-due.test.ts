import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import type { Database } from '../../db/database.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { createOutbound } from '../../outbound/safe-fetch.ts'
import { deliverDue } from './deliver-due.ts'
import { door } from './testing/door.ts'
import { insertDueDeliveries } from './testing/due-deliveries.ts'

let t: TestApp
let site: Caller
beforeAll(async () => {
  t = await createTestApp()
  site = await t.as('site_admin')
})
afterAll(() => t.close())
beforeEach(async () => {
  for (const table of ['webhook_deliveries', 'webhooks']) await t.rows(`delete from ${table}`)
})
afterEach(() => vi.useRealTimers())

/** A webhook at this host, and its id. */
async function hook(host: string): Promise<string> {
  const made = await site.post('/api/v1/webhooks', {
    name: host,
    url: `https://${host}/omc`,
    events: ['job.done'],
    secret: 'a secret of the receiver',
  })
  expect(made.status).toBe(201)
  return made.body.data.id
}
const due = (webhookId: string, count: number) =>
  insertDueDeliveries(t, { teamId: site.teamId, webhookId, count })
const statesOf = async (webhook: string) =>
  (
    await t.rows<{ state: string }>(
      'select state from webhook_deliveries where webhook_id = $1 order by state',
      [webhook],
    )
  ).map(({ state }) => state)

type Receive = (host: string) => Promise<void>
interface Given {
  /** In this a round takes no time by itself. */
  nowMs?: () => number
  asServer?: Database['asServer']
}
/** Receivers that take what they get, once `receive` lets them; it sees how many are under way. */
function receivers(
  receive: Receive,
  { nowMs = () => 0, asServer = t.database.asServer }: Given = {},
) {
  const most = new Map<string, number>()
  const underWay = new Map<string, number>()
  const add = (host: string, by: number) => {
    underWay.set(host, (underWay.get(host) ?? 0) + by)
    most.set(host, Math.max(most.get(host) ?? 0, underWay.get(host) ?? 0))
  }
  const outbound: Outbound = {
    ...t.services.outbound,
    async fetch(url) {
      const { host } = new URL(url)
      add(host, 1)
      await receive(host).finally(() => add(host, -1))
      return { status: 204, url, headers: {}, contentType: '', bytes: Buffer.alloc(0) }
    },
  }
  let askingCount = 0
  const database: Database = {
    ...t.database,
    async asServer(run) {
      askingCount += 1
      return asServer(run).finally(() => (askingCount -= 1))
    },
  }
  const deliver = (stopping?: AbortSignal) =>
    deliverDue({ database, services: { ...t.services, outbound }, nowMs }, stopping)
  /** When the round asks the database for nothing any more. */
  async function quiet() {
    for (let turns = 0; turns < 3; turns = askingCount === 0 ? turns + 1 : 0) await turn()
  }
  return { most, deliver, quiet }
}

/** A turn of the event loop. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('a round of deliveries', () => {
  it('sends all that is due', async () => {
    const good = await hook('good.example.com')
    await due(good, 30)
    const { deliver } = receivers(async () => undefined)
    expect(await deliver()).toBe(30)
    expect(new Set(await statesOf(good))).toEqual(new Set(['delivered']))
  })

  it('sends two to a receiver that hangs, does not wait for it, and finds what becomes due meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const [hanging, good] = [await hook('hanging.example.com'), await hook('good.example.com')]
    await due(hanging, 5)
    await due(good, 30)
    const timeIsOut = door()
    let goodCount = 0
    const { most, deliver, quiet } = receivers(async (host) => {
      if (host === 'hanging.example.com') await timeIsOut.passed
      else goodCount += 1
    })
    const until = async (count: number, wait: () => Promise<void>) => {
      const isShort = () => goodCount < count
      while (isShort()) await wait()
    }
    const round = deliver()
    await until(30, turn)
    await due(good, 1)
    await until(31, async () => {
      await quiet()
      await vi.advanceTimersByTimeAsync(1_000)
    })
    expect(most.get('hanging.example.com')).toBe(2)
    expect(new Set(await statesOf(hanging))).toEqual(new Set(['pending']))
    timeIsOut.open()
    expect(await round).toBe(36)
    expect(await statesOf(hanging)).toEqual(Array.from({ length: 5 }, () => 'delivered'))
  })

  it.each([
    ['knows already', 5, 0],
    ['has yet to find', 22, 18],
  ])(
    'sends what it %s of a webhook whose deliveries end while it looks',
    async (_, count, quickCount) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      await due(await hook('slow.example.com'), count)
      const answer = door()
      let sentCount = 0
      let settledCount = 0
      let look: 'quick' | 'slow' | 'waiting' = 'quick'
      const until = async (isReached: () => boolean) => {
        while (!isReached()) await turn()
      }
      const asServer: Database['asServer'] = async (run) => {
        const isSlow = look === 'slow'
        if (isSlow) look = 'waiting'
        const found = await t.database.asServer(run)
        if (isSlow) {
          answer.open()
          await until(() => settledCount === 2)
          await turn()
          look = 'quick'
        } else if (look === 'waiting') settledCount += 1
        return found
      }
      const receive = async () => {
        sentCount += 1
        if (sentCount > quickCount) await answer.passed
      }
      const { deliver, quiet } = receivers(receive, { asServer })
      const round = deliver()
      await until(() => sentCount === quickCount + 2)
      await quiet()
      look = 'slow'
      await vi.advanceTimersByTimeAsync(1_000)
      expect(await round).toBe(count)
    },
  )

  it('begins no more once the process stops, and ends what is under way', async () => {
    const good = await hook('good.example.com')
    await due(good, 6)
    const stopping = new AbortController()
    const { deliver } = receivers(async () => stopping.abort())
    expect(await deliver(stopping.signal)).toBe(2)
    expect((await statesOf(good)).filter((state) => state === 'delivered')).toHaveLength(2)
  })

  it('ends in time, however much is due: the rest is for the next one', async () => {
    const good = await hook('good.example.com')
    await due(good, 6)
    let passedMs = 0
    const nowMs = () => passedMs
    const { deliver } = receivers(async () => void (passedMs += 20_000), { nowMs })
    expect(await deliver()).toBe(2)
    expect(await receivers(async () => undefined).deliver()).toBe(4)
  })

  it('gives each its turn when one fails with a fault, and tells it', async () => {
    const [broken, good] = [await hook('broken.example.com'), await hook('good.example.com')]
    await due(broken, 1)
    await due(good, 5)
    const { deliver } = receivers(async (host) => {
      if (host === 'broken.example.com') throw new Error('a fault of ours')
    })
    await expect(deliver()).rejects.toThrow('deliveries could not be settled')
    expect(new Set(await statesOf(good))).toEqual(new Set(['delivered']))
  })
})

describe('a receiver that takes a delivery', () => {
  let server: Server
  let answer: RequestListener
  beforeAll(async () => {
    server = createServer((request, response) => {
      request.resume().on('end', () => answer(request, response))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  it.each<[string, RequestListener]>([
    [
      'packs what it says',
      (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('packed'),
    ],
    ['says much', (_request, response) => response.writeHead(200).end(Buffer.alloc(200_000))],
    ['never ends what it says', (_request, response) => void response.writeHead(200).write('x')],
  ])('has taken it by its status, also where it %s', async (_name, listener) => {
    answer = listener
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await due(await hook('good.example.com'), 1)
    await t.rows('update webhooks set url = $1', [`${origin}/omc`])
    const outbound = createOutbound({ allow: [origin] })
    try {
      await deliverDue({ database: t.database, services: { ...t.services, outbound } })
    } finally {
      await outbound.close()
    }
    expect(await t.rows('select state, response_status, error from webhook_deliveries')).toEqual([
      { state: 'delivered', response_status: 200, error: null },
    ])
  })
})
