import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { seededRandom, VirtualClock } from '../testing/index.ts'
import { initialState } from './initial-state.ts'
import { PUBLISH_LOOP } from './loop-config.ts'
import type {
  FetchAnswer,
  FrameOutcome,
  LoopEvent,
  LoopState,
  QueueItem,
  ReportAnswer,
  SubmitAnswer,
} from './loop-types.ts'
import { runLoop } from './run-loop.ts'
import type { LoopOptions, LoopPorts } from './run-loop.ts'
import { step } from './step.ts'

const DAY = 86_400_000
const message = 'm'
const NOT_LIVE: FrameOutcome['tag'][] = ['bot-check', 'rejected', 'upload-failed', 'empty']

const outcome: fc.Arbitrary<FrameOutcome | 'hang' | 'throw'> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ tag: 'accepted', contentId: 'c', feedId: 'f' } as const) },
  fc.constantFrom<FrameOutcome | 'hang' | 'throw'>(
    { tag: 'bot-check', message },
    { tag: 'rejected', code: 'r', message },
    { tag: 'upload-failed', message },
    { tag: 'empty', message },
    { tag: 'unknown', reason: 'frame-lost' },
    { tag: 'not-sent', reason: 'frame-not-ready', message },
    { tag: 'no-permission', message },
    'hang',
    'throw',
  ),
)
const hiccup = fc.oneof({ weight: 3, arbitrary: fc.constant('ok') }, fc.constant('fail'))

const scriptOf = fc.record({
  seed: fc.integer(),
  size: fc.integer({ min: 0, max: 6 }),
  outcomes: fc.array(outcome, { maxLength: 10 }),
  fetches: fc.array(fc.constantFrom('ok', 'ok', 'fail', 'again', 'wait'), { maxLength: 10 }),
  submits: fc.array(fc.constantFrom('ok', 'ok', 'fail', 'refuse', 'hang'), { maxLength: 10 }),
  reports: fc.array(fc.oneof(hiccup, fc.constant('refuse')), { maxLength: 20 }),
  latencies: fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 7 }),
  orders: fc.array(
    fc.record({
      atMs: fc.oneof(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 4_000_000 })),
      tag: fc.constantFrom('pause', 'resume', 'skip-wait', 'skip-item', 'lease-lost', 'start'),
    }),
    { maxLength: 4 },
  ),
  cancelAt: fc.option(fc.integer({ min: 0, max: 4_000_000 })),
  /** Cancels from a listener, in the middle of the step that reaches this turn. */
  cancelAtTurn: fc.option(fc.integer({ min: 1, max: 40 })),
  restartAt: fc.option(fc.integer({ min: 0, max: 200_000 })),
})
type Script = typeof scriptOf extends fc.Arbitrary<infer T> ? T : never

/** The system under one script, with the observations so far. */
function openWorld(script: Script) {
  return {
    script,
    clock: new VirtualClock(0),
    queue: Array.from({ length: script.size }, (_, index) => ({ id: index, generation: 1 })),
    claimed: new Map<string, { id: number; generation: number }>(),
    seen: {
      sent: [] as string[],
      submitted: new Set<string>(),
      accepted: new Set<string>(),
      reportedPublished: new Set<string>(),
      reported: new Set<string>(),
      maxInFlight: 0,
    },
    inFlight: 0,
    turns: 0,
    outcomes: [...script.outcomes],
    fetches: [...script.fetches],
    submits: [...script.submits],
    reports: [...script.reports],
  }
}
type World = ReturnType<typeof openWorld>

function later<T>(world: World, answer: () => T): Promise<T> {
  const { clock, seen, script } = world
  world.inFlight += 1
  seen.maxInFlight = Math.max(seen.maxInFlight, world.inFlight)
  const ms = script.latencies[(world.turns += 1) % script.latencies.length] ?? 0
  return new Promise((resolve, reject) => {
    clock.at(clock.now() + ms, () => {
      world.inFlight -= 1
      try {
        resolve(answer())
      } catch (error) {
        reject(error)
      }
    })
  })
}

function fetched({ clock, claimed, fetches, queue }: World): FetchAnswer<QueueItem> {
  const how = fetches.shift() ?? 'ok'
  if (how === 'fail') throw new Error('offline')
  if (how === 'wait') return { tag: 'wait', why: 'gap', untilAt: clock.now() + 60_000 }
  const known = [...claimed.keys()].at(-1)
  if (how === 'again' && known) {
    return { tag: 'item', item: { attemptKey: known, channel: 'jd', title: known } }
  }
  const next = queue.shift()
  if (!next) return { tag: 'none' }
  const attemptKey = `${next.id}/${next.generation}`
  claimed.set(attemptKey, next)
  return { tag: 'item', item: { attemptKey, channel: 'jd', title: attemptKey } }
}

function reported(world: World, attemptKey: string, result: FrameOutcome): ReportAnswer {
  const { claimed, queue, seen } = world
  const how = world.reports.shift() ?? 'ok'
  if (how === 'fail') throw new Error('offline')
  if (how === 'refuse') return { tag: 'refused', code: 'gone' }
  const row = claimed.get(attemptKey)
  const first = !seen.reported.has(attemptKey)
  seen.reported.add(attemptKey)
  if (result.tag === 'accepted') seen.reportedPublished.add(attemptKey)
  // An item that was certainly not published is queued again under a new key, at most twice.
  const again = NOT_LIVE.includes(result.tag) || result.tag === 'not-sent'
  if (first && row && again && row.generation < 3) {
    queue.push({ ...row, generation: row.generation + 1 })
  }
  return { tag: 'ok', queueLeft: queue.length }
}

const portsOf = (world: World): LoopPorts<QueueItem> => ({
  fetch: () => later(world, () => fetched(world)),
  submit: ({ attemptKey }) => {
    const how = world.submits.shift() ?? 'ok'
    if (how === 'hang') return new Promise(() => {})
    return later(world, (): SubmitAnswer => {
      if (how === 'fail') throw new Error('offline')
      if (how === 'refuse') return { tag: 'refused', code: 'lease_lost' }
      world.seen.submitted.add(attemptKey)
      return { tag: 'ok' }
    })
  },
  send: ({ attemptKey }) => {
    const { seen } = world
    seen.sent.push(attemptKey)
    expect(seen.submitted.has(attemptKey)).toBe(true)
    const how = world.outcomes.shift() ?? { tag: 'accepted', contentId: 'c', feedId: 'f' }
    if (how === 'hang') return new Promise(() => {})
    return later(world, () => {
      if (how === 'throw') throw new Error('port closed')
      if (how.tag === 'accepted') seen.accepted.add(attemptKey)
      return how
    })
  },
  report: ({ attemptKey }, result) => later(world, () => reported(world, attemptKey, result)),
})

/** Plays one script against the loop and gives back everything the world saw. */
async function play(script: Script) {
  const world = openWorld(script)
  const { clock, seen } = world
  const ports = portsOf(world)
  let events: LoopEvent<QueueItem>[] = []
  const options: LoopOptions<QueueItem> = {
    config: PUBLISH_LOOP,
    clock,
    random: seededRandom(script.seed),
    ports,
    onChange({ turn }, event) {
      events.push(event)
      if (turn === script.cancelAtTurn) loop.dispatch({ tag: 'cancel' })
    },
  }
  let loop = runLoop<QueueItem>(options)
  let initial = loop.getState()
  for (const { atMs, tag } of script.orders) clock.at(atMs, () => loop.dispatch({ tag }))
  if (script.cancelAt !== null) clock.at(script.cancelAt, () => loop.dispatch({ tag: 'cancel' }))
  if (script.restartAt !== null) {
    clock.at(script.restartAt, () => {
      loop.dispose()
      initial = JSON.parse(JSON.stringify(loop.getState())) as LoopState<QueueItem>
      loop = runLoop<QueueItem>({ ...options, initial })
      initial = loop.getState()
      events = []
    })
  }
  loop.dispatch({ tag: 'start' })
  await clock.advance(DAY)
  // A run that was left paused is ended by its operator.
  loop.dispatch({ tag: 'resume' })
  await clock.advance(DAY)
  const replayed = events.reduce((state, event) => step(PUBLISH_LOOP, state, event).state, initial)
  return { clock, seen, state: loop.getState(), replayed, inFlight: () => world.inFlight }
}

it('stops, sends nothing twice, forgets nothing, whatever happens and whenever it is cancelled', async () => {
  await fc.assert(
    fc.asyncProperty(scriptOf, async (script) => {
      const { clock, seen, state, replayed } = await play(script)
      expect(state.phase.tag).toBe('stopped')
      expect(clock.pendingCount).toBe(0)
      expect(new Set(seen.sent).size).toBe(seen.sent.length)

      const unreported = state.unreported.map(({ item }) => item.attemptKey)
      const kept = new Set([...seen.reported, ...state.unconfirmed, ...unreported])
      for (const key of seen.sent) expect(kept).toContain(key)
      for (const key of seen.accepted) {
        const places = [...seen.reportedPublished, ...state.unconfirmed, ...unreported]
        expect(places).toContain(key)
      }
      expect(replayed).toEqual(state)
      expect(JSON.parse(JSON.stringify(state))).toEqual(state)
    }),
    { numRuns: 500 },
  )
})

it('waits for at most one call, and counts exactly what the server accepted', async () => {
  const calm = scriptOf.map((script) => ({
    ...script,
    cancelAt: null,
    cancelAtTurn: null,
    restartAt: null,
    orders: script.orders.filter(
      ({ tag }) => tag === 'pause' || tag === 'resume' || tag === 'skip-wait',
    ),
    submits: script.submits.filter((how) => how !== 'hang'),
  }))
  await fc.assert(
    fc.asyncProperty(calm, async (script) => {
      const { seen, state } = await play(script)
      expect(seen.maxInFlight).toBeLessThanOrEqual(1)
      expect(state.counts.published).toBe(seen.reportedPublished.size)
      const { published, failed, unconfirmed, notSent } = state.counts
      expect(published + failed + unconfirmed + notSent).toBe(seen.reported.size)
    }),
    { numRuns: 300 },
  )
})

const item = { attemptKey: 'k', channel: 'jd', title: 't' }
const turn = fc.integer({ min: -1, max: 12 })
const event = fc.oneof(
  fc.record({
    tag: fc.constantFrom(
      'start',
      'pause',
      'resume',
      'cancel',
      'skip-wait',
      'skip-item',
      'restored',
      'lease-lost',
    ),
  }),
  fc.record({ tag: fc.constant('due' as const), turn }),
  fc.record({
    tag: fc.constant('fetched' as const),
    turn,
    answer: fc.constantFrom<FetchAnswer<QueueItem>>(
      { tag: 'item', item },
      { tag: 'none' },
      { tag: 'wait', why: 'gap', untilAt: 5 },
      { tag: 'ended', why: 'lease-lost' },
      { tag: 'failed', message },
    ),
  }),
  fc.record({
    tag: fc.constant('submitted' as const),
    turn,
    answer: fc.constantFrom<SubmitAnswer>({ tag: 'ok' }, { tag: 'failed', message }),
  }),
  fc.record({
    tag: fc.constant('replied' as const),
    turn,
    outcome: fc.constantFrom<FrameOutcome>(
      { tag: 'accepted', contentId: 'c', feedId: 'f' },
      { tag: 'no-permission', message },
    ),
  }),
  fc.record({
    tag: fc.constant('reported' as const),
    turn,
    attemptKey: fc.constantFrom('k', 'other'),
    answer: fc.constantFrom<ReportAnswer>(
      { tag: 'ok' },
      { tag: 'failed', message },
      { tag: 'refused', code: 'x' },
    ),
  }),
)
const stamped = fc.tuple(
  event,
  fc.integer({ min: 0, max: 1_000_000 }),
  fc.double({ min: 0, max: 0.999, noNaN: true }),
)

it('is total: any event in any state gives a state, and a stale one the same object', () => {
  fc.assert(
    fc.property(fc.array(stamped, { maxLength: 40 }), (script) => {
      let state = initialState<QueueItem>()
      for (const [message, at, roll] of script) {
        const next = step(PUBLISH_LOOP, state, { ...message, at, roll })
        const moved = next.state.phase !== state.phase
        expect(next.state.turn).toBe(state.turn + (moved ? 1 : 0))
        // A late claim is given back, a late acknowledgement counts; nothing else late matters.
        const late = 'turn' in message && message.turn !== state.turn
        const isFact = message.tag === 'reported' || message.tag === 'fetched'
        const stale = late && !isFact
        expect(stale && next.state !== state).toBe(false)
        for (const effect of next.effects) expect(effect.turn).toBe(next.state.turn)
        state = next.state
      }
    }),
    { numRuns: 2_000 },
  )
})
