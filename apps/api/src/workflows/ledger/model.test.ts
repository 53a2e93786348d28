import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
  type Arbitrary,
} from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { atMost } from '../../../test/short-form.ts'
import { createDesk, type Bench, type Desk, type Held } from './testing/publishing-desk.ts'

/**
 * Random sequences of what executors, the sweeper and the channel do, against a model that knows
 * only two facts: the posts that the channel accepted, and the attempts that may send.
 */
/** More by `MODEL_RUNS`. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? atMost(200, 10))

let desk: Desk
beforeAll(async () => {
  desk = await createDesk()
})
afterAll(() => desk.close())

type Step =
  | { do: 'claim' | 'submit' | 'sweep' | 'register' | 'takeover' | 'release' | 'heartbeat' }
  | { do: 'report'; outcome: string; which: number }
  | { do: 'effect'; answer: 'kept' | 'lost' }
  | { do: 'advance'; seconds: number }
  | { do: 'resolve' }

const OUTCOMES = ['rejected', 'upload_failed', 'empty', 'bot_check', 'unknown', 'no_permission']
const steps: Arbitrary<Step> = oneof(
  { weight: 4, arbitrary: constant<Step>({ do: 'claim' }) },
  { weight: 4, arbitrary: constant<Step>({ do: 'submit' }) },
  {
    weight: 4,
    arbitrary: record({
      do: constant('effect' as const),
      answer: constantFrom('kept' as const, 'lost' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: record({
      do: constant('report' as const),
      outcome: constantFrom(...OUTCOMES),
      which: nat(3),
    }),
  },
  {
    weight: 3,
    arbitrary: record({
      do: constant('advance' as const),
      seconds: constantFrom(5, 60, 91, 125, 601),
    }),
  },
  {
    weight: 2,
    arbitrary: constantFrom<Step>(
      { do: 'sweep' },
      { do: 'register' },
      { do: 'takeover' },
      { do: 'heartbeat' },
    ),
  },
  { weight: 1, arbitrary: constantFrom<Step>({ do: 'release' }, { do: 'resolve' }) },
)

interface Page {
  deviceNo: string
  deviceId: string
  held: Held | undefined
  /** The frame may be given the item: `submitting` was committed for it. */
  mayExecute: boolean
}

/** The outside platform: every item it has really taken, by attempt key. */
class Channel {
  readonly live = new Map<string, { contentId: number; feedId: string }>()
  take({ attemptKey, contentId, attemptId }: Held) {
    this.live.set(attemptKey, { contentId, feedId: `live-${attemptId}` })
    desk.t.gateway.answers.set(attemptKey, { tag: 'found', feedId: `live-${attemptId}` })
  }
}

function answered(allowed: readonly number[], status: number) {
  if (!allowed.includes(status)) throw new Error(`answered ${status}, not ${allowed.join(' or ')}`)
}

/** One sequence as it is played. */
interface Play {
  bench: Bench
  channel: Channel
  pages: readonly Page[]
  /** The page that holds the account. */
  active: number
  /** All claims, in order. */
  seen: Held[]
}

async function register(play: Play, at: number, takeOver: boolean) {
  const page = play.pages[at]!
  const { status, body } = await play.bench.register({ deviceNo: page.deviceNo, takeOver })
  if (status !== 200) return
  play.active = at
  page.deviceId = body.data.id
}

const forbid = (pages: readonly Page[]) => {
  for (const one of pages) one.mayExecute = false
}

type Doing = { [K in Step['do']]: (play: Play, step: Extract<Step, { do: K }>) => unknown }

const DOING: Doing = {
  async claim({ bench, pages, active, seen }) {
    const page = pages[active]!
    const { status, body } = await bench.claim(page.deviceId)
    answered([200, 204, 409], status)
    if (status !== 200) return
    const { attempt_id, attempt_key, fence } = body.data.attributes
    page.held = {
      contentId: Number(body.data.id),
      attemptId: Number(attempt_id),
      attemptKey: attempt_key,
      deviceId: page.deviceId,
      fence,
    }
    page.mayExecute = false
    seen.push(page.held)
  },
  async submit({ bench, pages }) {
    // Every page tries with its own state, stale or not.
    for (const one of pages) {
      if (!one.held) continue
      const { status } = await bench.submitting(one.held)
      answered([200, 409], status)
      if (status === 200) one.mayExecute = true
    }
  },
  async effect({ bench, channel, pages }, step) {
    const sender = pages.find(({ mayExecute }) => mayExecute)
    if (!sender?.held) return
    sender.mayExecute = false
    channel.take(sender.held)
    if (step.answer === 'kept') {
      const feed_id = channel.live.get(sender.held.attemptKey)!.feedId
      answered([200], (await bench.report(sender.held, 'published', { feed_id })).status)
    }
  },
  async report({ bench, channel, pages, seen }, step) {
    const held = seen.at(-1 - step.which)
    if (!held || channel.live.has(held.attemptKey)) return
    // An honest executor never reports a refusal before it sends.
    forbid(pages.filter((one) => one.held?.attemptKey === held.attemptKey))
    answered([200], (await bench.report(held, step.outcome)).status)
  },
  advance({ pages }, step) {
    desk.t.clock.advance(step.seconds * 1000)
    // The channel is settled by then: a page that has not sent within the settle time does not
    // send any more.
    if (step.seconds > 90) forbid(pages)
  },
  sweep: () => desk.sweep(),
  register: (play) => register(play, play.active, false),
  takeover: (play) => register(play, 1 - play.active, true),
  async release(play) {
    await play.bench.by.post(`/api/v1/devices/${play.pages[play.active]!.deviceId}/release`, {})
    await register(play, play.active, false)
  },
  heartbeat: ({ bench, pages, active }) =>
    bench.by.post(`/api/v1/devices/${pages[active]!.deviceId}/heartbeat`, {}),
  async resolve({ bench, channel, pages, seen }) {
    const held = seen.at(-1)
    if (!held) return
    const live = channel.live.get(held.attemptKey)
    // The person has checked the channel, and no executor sends any more.
    forbid(pages)
    await bench.by.post(
      `/api/v1/publish_attempts/${held.attemptId}/resolve`,
      live
        ? { resolution: 'published', feed_id: live.feedId, reason: 'seen at the channel' }
        : { resolution: 'not_published', reason: 'not seen at the channel' },
    )
  },
}

// as: each row handles only steps of its own name.
const take = (play: Play, step: Step) => DOING[step.do](play, step as never)

const newPage = (deviceNo: string): Page => ({
  deviceNo,
  deviceId: '',
  held: undefined,
  mayExecute: false,
})

async function run(bench: Bench, sequence: readonly Step[]) {
  const channel = new Channel()
  const pages = [newPage(`p-${bench.accountId}-0`), newPage(`p-${bench.accountId}-1`)]
  const play: Play = { bench, channel, pages, active: 0, seen: [] }
  await bench.by.post(`/api/v1/devices/${bench.deviceId}/release`, {})
  await register(play, 0, false)
  for (const step of sequence) {
    await take(play, step)
    await invariants(bench, channel)
  }
  // Once everything is swept and settled, nothing live is unknown to the ledger.
  for (let i = 0; i < 4; i += 1) {
    desk.t.clock.advance(125_000)
    await desk.sweep()
  }
  for (const { contentId, feedId } of channel.live.values())
    expect(await desk.content(contentId)).toMatchObject({
      status: 'published',
      feed_id: feedId,
    })
}

async function invariants({ accountId }: Bench, channel: Channel) {
  const contents = await desk.t.rows<{ id: number; status: string; feed_id: string | null }>(
    'select id, status, feed_id from publish_contents where studio_account_id = $1',
    [accountId],
  )
  const attempts = await desk.t.rows<{
    attempt_key: string
    publish_content_id: number
    state: string
    lease_expires_at: Date
  }>('select * from publish_attempts where studio_account_id = $1', [accountId])

  // I2: at most one live effect per content.
  const live = [...channel.live.values()].map(({ contentId }) => contentId)
  expect(new Set(live).size).toBe(live.length)
  // I3: every effect belongs to an attempt of its content.
  for (const [key, { contentId }] of channel.live)
    expect(attempts.find((one) => one.attempt_key === key)?.publish_content_id).toBe(contentId)
  for (const { id, status, feed_id } of contents) {
    const own = attempts.filter((one) => one.publish_content_id === id)
    const open = own.filter(({ state }) =>
      ['claimed', 'submitting', 'unknown', 'needs_human'].includes(state),
    )
    expect(open.length).toBeLessThanOrEqual(1)
    // I1: a live item can never be sent again.
    if (live.includes(id))
      expect(['submitting', 'unknown', 'needs_human', 'published']).toContain(status)
    // I4: the item's status matches its attempts.
    if (open[0]) expect(status).toBe(open[0].state)
    else expect(['queued', 'waiting', 'refused', 'published']).toContain(status)
    const published = own.filter(({ state }) => state === 'published')
    expect(published.length).toBe(status === 'published' ? 1 : 0)
    expect(feed_id === null).toBe(status !== 'published')
  }
  const records = await desk.t.rows('select id from carry_publishes where studio_account_id = $1', [
    accountId,
  ])
  expect(records.length).toBe(contents.filter(({ status }) => status === 'published').length)
}

/** I5 on its own: after a sweep nothing is `submitting` beyond its lease. */
async function nothingStuck() {
  await desk.sweep()
  const stuck = await desk.t.rows(
    `select id from publish_attempts where state in ('claimed', 'submitting') and lease_expires_at <= $1`,
    [desk.t.clock.now()],
  )
  expect(stuck).toEqual([])
}

it(`keeps I1 to I5 through ${RUNS} random sequences of executors, sweeps, take-overs and lost answers`, async () => {
  let stepCount = 0
  await assert(
    asyncProperty(array(steps, { minLength: 8, maxLength: 22 }), async (sequence) => {
      const bench = await desk.account({ platform: 'jd' })
      await bench.queue()
      await bench.queue()
      stepCount += sequence.length
      await run(bench, sequence)
      await nothingStuck()
    }),
    { numRuns: RUNS, seed: 20_261_121, endOnFailure: true },
  )
  expect(stepCount).toBeGreaterThan(RUNS * 10)
}, 240_000)
