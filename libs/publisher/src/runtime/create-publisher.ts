import { PUBLISH_LOOP, runLoop } from '@omc/core'
import type { Clock, LoopConfig, LoopPorts, LoopState, Random } from '@omc/core'
import { match, P } from 'ts-pattern'
import { createDelivery } from './create-delivery.ts'
import { createHeartbeat } from './create-heartbeat.ts'
import { appendEvent, detailOf, eventsOf, levelOf, row } from './event-log.ts'
import type { NewEvent, PublisherEvent } from './event-log.ts'
import { toFrameContent } from './publish-item.ts'
import type { PublishItem, RunFlags } from './publish-item.ts'
import { toPublishResult } from './publish-result.ts'
import type { Outbox, PublisherApi, PublishFrame } from './publisher-ports.ts'
import { within } from './within.ts'

export type PublisherConfig = {
  readonly loop: LoopConfig
  /** @source domain: settled numbers */
  readonly heartbeatMs: number
  /** A call to the server without an answer after this long did not get through. */
  readonly callTimeoutMs: number
}

/** The publishing loop with the numbers of the specification. */
export const PUBLISHER_CONFIG: PublisherConfig = {
  loop: PUBLISH_LOOP,
  heartbeatMs: 20_000,
  callTimeoutMs: 20_000,
}

export type PublisherOptions = {
  readonly api: PublisherApi
  readonly frame: PublishFrame
  readonly outbox: Outbox
  readonly clock: Clock
  readonly random: Random
  readonly config?: PublisherConfig
  /** A stored state goes on where it was. */
  readonly initial?: LoopState<PublishItem>
}

/** `outbox-unavailable`: without a durable store for results nothing may be sent. */
export type StartAnswer =
  | { readonly tag: 'started' }
  | { readonly tag: 'refused'; readonly code: 'outbox-unavailable' | 'disposed' }

export type Publisher = {
  readonly getState: () => LoopState<PublishItem>
  /** The last 1,000 rows, oldest first; a new array after every row. */
  readonly getEvents: () => readonly PublisherEvent[]
  readonly subscribe: (listener: () => void) => () => void
  readonly start: (flags?: RunFlags) => Promise<StartAnswer>
  /** After this item. */
  readonly pause: () => void
  readonly resume: () => void
  readonly stop: () => void
  /** "Continue now": ends the wait that is running. */
  readonly skipWait: () => void
  /** Gives the claimed item back while it is waiting to be sent. */
  readonly skipItem: () => void
  /** The connection is back: results that are kept are posted now. */
  readonly reconnected: () => Promise<void>
  readonly dispose: () => void
}

/**
 * One account's publishing: the pure loop wired to the server, the frame and the outbox.
 *
 * @source architecture §3 "where the two halves meet"; domain: publish ledger
 */
export function createPublisher(options: PublisherOptions): Publisher {
  const { api, frame, outbox, clock, random } = options
  const config = options.config ?? PUBLISHER_CONFIG
  const listeners = new Set<() => void>()
  let events: readonly PublisherEvent[] = []
  let flags: RunFlags = { draft: false, activity: false }
  let disposed = false
  const ask = <T>(call: () => Promise<T>): Promise<T> => within(clock, config.callTimeoutMs, call)

  const delivery = createDelivery({
    outbox,
    clock,
    backOff: config.loop.backOff,
    report: (result) => ask(() => api.report(result)),
    onAnswer: ({ attemptKey }, answer) => {
      loop.dispatch({ tag: 'reported', turn: LATE, attemptKey, answer })
    },
    onOutboxError: (error) => log(row('outbox-error', 'error', null, String(error))),
  })

  // The order of one publication: claim, written down as submitting, frame, outbox, report.
  const ports: LoopPorts<PublishItem> = {
    fetch: () => ask(() => api.claim()),
    submit: (item) => ask(() => api.submitting(item)),
    send: async (item) => {
      const outcome = await frame.publish(toFrameContent(item, flags, random))
      if (!isSending(loop.getState(), item)) void deliverLate(item, outcome)
      return outcome
    },
    report: (item, outcome) => delivery.deliver(toPublishResult(item, outcome)),
  }
  const loop = runLoop<PublishItem>({
    config: config.loop,
    ports,
    clock,
    random,
    ...(options.initial && { initial: options.initial }),
  })

  /** The loop gave up on this one (cancelled, silent); what the frame said is still a fact. */
  async function deliverLate(item: PublishItem, outcome: PublishOutcome): Promise<void> {
    if (disposed || outcome.tag === 'unknown') return
    log(row('late-outcome', levelOf(outcome), item, detailOf(outcome)))
    await delivery.deliver(toPublishResult(item, outcome))
  }

  const onMissed = (error: unknown): void =>
    log(row('heartbeat-missed', 'warning', null, String(error)))
  const onLost = (): void => {
    log(row('lease-lost', 'error', null, ''))
    loop.dispatch({ tag: 'lease-lost' })
  }
  const every = { clock, everyMs: config.heartbeatMs, onMissed, onLost }
  const accountBeat = createHeartbeat({ ...every, beat: () => ask(() => api.keepAlive()) })
  let attempt: PublishItem | null = null
  const attemptBeat = createHeartbeat({
    ...every,
    beat: async () => {
      const open = attempt
      return open ? ask(() => api.heartbeat(open)) : HELD
    },
  })

  function beatFor(state: LoopState<PublishItem>): void {
    const open = openAttempt(state)
    attempt = open
    if (open) attemptBeat.start()
    else attemptBeat.stop()
    if (isActive(state)) accountBeat.start()
    else accountBeat.stop()
  }

  function log(event: NewEvent): void {
    events = appendEvent(events, event, clock.now())
    for (const listener of listeners) listener()
  }

  let seen = loop.getState()
  loop.subscribe((state) => {
    const before = seen
    seen = state
    beatFor(state)
    for (const event of eventsOf(before, state)) events = appendEvent(events, event, clock.now())
    for (const listener of listeners) listener()
  })
  beatFor(seen)

  async function start(runFlags?: RunFlags): Promise<StartAnswer> {
    try {
      await delivery.drain()
    } catch (error) {
      log(row('outbox-error', 'error', null, String(error)))
      return { tag: 'refused', code: 'outbox-unavailable' }
    }
    if (disposed) return { tag: 'refused', code: 'disposed' }
    if (runFlags) flags = runFlags
    loop.dispatch({ tag: 'start' })
    return { tag: 'started' }
  }

  return {
    getState: loop.getState,
    getEvents: () => events,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start,
    pause: () => loop.dispatch({ tag: 'pause' }),
    resume: () => loop.dispatch({ tag: 'resume' }),
    stop: () => loop.dispatch({ tag: 'cancel' }),
    skipWait: () => loop.dispatch({ tag: 'skip-wait' }),
    skipItem: () => loop.dispatch({ tag: 'skip-item' }),
    reconnected: () => delivery.drain(),
    dispose() {
      disposed = true
      attemptBeat.stop()
      accountBeat.stop()
      delivery.dispose()
      loop.dispose()
      listeners.clear()
    },
  }
}

type PublishOutcome = Awaited<ReturnType<PublishFrame['publish']>>

const HELD = { tag: 'held' } as const
// No call of the loop waits for this answer: it is matched by its attempt key alone.
const LATE = -1

function isSending({ phase }: LoopState<PublishItem>, item: PublishItem): boolean {
  return phase.tag === 'sending' && phase.item.attemptKey === item.attemptKey
}

/** The attempt that is open at the server: its lease must be kept. */
function openAttempt({ phase }: LoopState<PublishItem>): PublishItem | null {
  return match(phase)
    .returnType<PublishItem | null>()
    .with({ tag: P.union('submitting', 'sending', 'reporting') }, ({ item }) => item)
    .with({ tag: 'waiting', resume: { tag: 'report' } }, ({ resume }) => resume.item)
    .with({ tag: P.union('idle', 'fetching', 'waiting', 'paused', 'stopped') }, () => null)
    .exhaustive()
}

function isActive({ phase }: LoopState<PublishItem>): boolean {
  return phase.tag !== 'idle' && phase.tag !== 'stopped'
}
