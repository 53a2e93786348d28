import { seededRandom } from '@omc/core/testing'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FrameFault } from '../testing/fake-frame.ts'
import { createRig } from '../testing/rig.ts'
import type { Rig, RigPage } from '../testing/rig.ts'
import type { PublisherApi } from './publisher-ports.ts'

const DAY = 86_400_000
const API_FAULTS = [
  'ok',
  'ok',
  'ok',
  'lost-request',
  'lost-answer',
  'late-request',
  'double',
  'hang',
] as const
const FRAME_FAULTS: readonly FrameFault[] = [
  'none',
  'lose-request',
  'lose-answer',
  'double-answer',
  'late-answer',
  'late-effect',
  'foreign-first',
  'bot_check',
  'rejected',
  'upload_failed',
  'empty',
]

const scriptOf = fc.record({
  seed: fc.integer(),
  size: fc.integer({ min: 1, max: 6 }),
  frameFaults: fc.array(fc.constantFrom(...FRAME_FAULTS), { maxLength: 12 }),
  apiFaults: fc.array(fc.constantFrom(...API_FAULTS), { maxLength: 40 }),
  crashes: fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 5 }),
  frameReloads: fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 3 }),
  stopAt: fc.option(fc.integer({ min: 1, max: 300_000 })),
})
type Script = typeof scriptOf extends fc.Arbitrary<infer T> ? T : never

/** Calls that are lost, answered late, doubled or never answered; dead once the page is. */
function faulty(rig: Rig, faults: (typeof API_FAULTS)[number][], isAlive: () => boolean) {
  return (api: PublisherApi): PublisherApi => {
    const wrap =
      <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
      async (...args: A): Promise<T> => {
        if (!isAlive()) return new Promise<T>(() => {})
        const fault = faults.shift() ?? 'ok'
        if (fault === 'lost-request') throw new Error('offline')
        if (fault === 'late-request') {
          rig.clock.at(rig.clock.now() + 25_000, () => void call(...args))
          throw new Error('timeout')
        }
        const answer = await call(...args)
        if (fault === 'double') await call(...args)
        if (fault === 'lost-answer') throw new Error('connection reset')
        return fault === 'hang' || !isAlive() ? new Promise<T>(() => {}) : answer
      }
    return {
      claim: wrap(api.claim),
      submitting: wrap(api.submitting),
      report: wrap(api.report),
      heartbeat: wrap(api.heartbeat),
      keepAlive: wrap(api.keepAlive),
    }
  }
}

async function liveADay(script: Script): Promise<Rig & { page: RigPage }> {
  const rig = createRig(script.seed)
  const apiFaults = [...script.apiFaults]
  rig.faults.push(...script.frameFaults)
  rig.channel.enqueue(script.size)
  const openPage = (): { page: RigPage; kill: () => void } => {
    let alive = true
    const page = rig.open(faulty(rig, apiFaults, () => alive))
    return {
      page,
      kill() {
        alive = false
        page.publisher.dispose()
      },
    }
  }
  let open = openPage()
  void open.page.publisher.start()
  for (const at of script.crashes) {
    rig.clock.at(at, () => {
      open.kill()
      open = openPage()
      void open.page.publisher.start()
    })
  }
  for (const at of script.frameReloads) rig.clock.at(at, () => open.page.frame.ready())
  if (script.stopAt !== null) rig.clock.at(script.stopAt, () => open.page.publisher.stop())
  await rig.clock.advance(DAY / 2)
  // The operator returns and presses start until the queue is empty.
  void open.page.publisher.start()
  await rig.clock.advance(DAY / 2)
  return { ...rig, page: open.page }
}

it('publishes everything exactly once over a day of lost, double and late answers and crashes', async () => {
  await fc.assert(
    fc.asyncProperty(scriptOf, async (script) => {
      const { channel, outbox, page, clock } = await liveADay(script)
      const published = channel.posts.map(({ publishContentId }) => publishContentId)
      expect(new Set(published).size).toBe(published.length)
      expect(channel.rows.map(({ status }) => status)).toEqual(channel.rows.map(() => 'published'))
      const feeds = new Map(channel.posts.map((post) => [post.publishContentId, post.feedId]))
      for (const row of channel.rows) expect(row.feedId).toBe(feeds.get(row.id))
      expect(page.publisher.getState().phase).toEqual({ tag: 'stopped', why: 'completed' })
      expect(outbox.rows.size).toBe(0)
      expect(clock.pendingCount).toBe(0)
    }),
    { numRuns: 300 },
  )
})

it('the naive order (publish, then write down) doubles: this test can see a double', async () => {
  let doubled = 0
  const random = seededRandom(11)
  for (let run = 0; run < 40; run += 1) {
    const rig = createRig(run)
    rig.channel.enqueue(4)
    const naive = (api: PublisherApi): PublisherApi => ({
      ...api,
      submitting: async () => ({ tag: 'ok' }),
      report: async (result) => {
        return result.outcome === 'published' ? api.report(result) : { tag: 'ok' }
      },
    })
    for (let crash = 0; crash < 6; crash += 1) {
      const page = rig.open(naive)
      await page.publisher.start()
      await rig.clock.advance(500 + Math.floor(random.next() * 6_000))
      page.publisher.dispose()
      await rig.clock.advance(200_000)
    }
    const published = rig.channel.posts.map(({ publishContentId }) => publishContentId)
    if (new Set(published).size < published.length) doubled += 1
  }
  expect(doubled).toBeGreaterThan(0)
})
