import { runLoop } from '@omc/core'
import type {
  AttemptResult,
  FetchAnswer,
  Loop,
  LoopPorts,
  LoopState,
  SubmitAnswer,
} from '@omc/core'
import { createDelivery } from './create-delivery.ts'
import type { Delivery } from './create-delivery.ts'
import { appendEvent, detailOf, levelOf, row } from './event-log.ts'
import type { NewEvent, PublisherEvent } from './event-log.ts'
import { createFrameWatch } from './frame-watch.ts'
import type { FrameWatch } from './frame-watch.ts'
import { toFrameContent, withFlags } from './publish-item.ts'
import type { PublishItem, RunFlags } from './publish-item.ts'
import { toPublishResult } from './publish-result.ts'
import { PUBLISHER_CONFIG } from './publisher.ts'
import type { PublisherConfig, PublisherOptions } from './publisher.ts'
import { within } from './within.ts'

/** A publisher's settings and mutable state, besides its loop. */
type Desk = {
  readonly options: PublisherOptions
  readonly config: PublisherConfig
  /** A call to the server, which may take `callTimeoutMs`. */
  readonly ask: <T>(call: () => Promise<T>) => Promise<T>
  events: readonly PublisherEvent[]
  flags: RunFlags
  /** How often a person paused or stopped: it withdraws a start that has not begun its run. */
  halts: number
  disposed: boolean
}

/** One publisher at work. */
export type Runtime = Desk & {
  readonly delivery: Delivery
  readonly loop: Loop<PublishItem>
  readonly watch: FrameWatch
}

// No call of the loop waits for this answer: it is matched by its attempt key alone.
const LATE = -1
/** How often a frame that is still busy is looked at again, ms. */
const BUSY_LOOK_MS = 30_000

/**
 * Loop, delivery and log of one publisher, tied to each other.
 *
 * @param onLoop  called with each state of the loop from now on
 */
export function createRuntime(
  options: PublisherOptions,
  onLoop: (state: LoopState<PublishItem>) => void,
): Runtime {
  const { api, outbox, clock, random } = options
  const desk = openDesk(options)
  const { config, ask } = desk
  const delivery = createDelivery({
    outbox,
    clock,
    backOff: config.loop.backOff,
    report: (result) => ask(() => api.report(result)),
    onAnswer: ({ attemptKey }, answer) => {
      loop.dispatch({ tag: 'reported', turn: LATE, attemptKey, answer })
    },
    onOutboxError: (error) => append(desk, [row('outbox-error', 'error', null, String(error))]),
  })
  const watch = watchFrame(desk)
  const takeLate = async (late: AttemptResult<PublishItem>) => {
    if (await deliverLate(desk, delivery, late)) endDoubt(loop, late.item)
  }
  // The order of one publication: claim, written down as submitting, frame, outbox, report.
  const ports: LoopPorts<PublishItem> = {
    async fetch() {
      if (await isFrameBusy(desk, watch)) return frameBusy(clock.now())
      const answer = await ask(() => api.claim())
      return answer.tag === 'item'
        ? { ...answer, item: withFlags(answer.item, desk.flags) }
        : answer
    },
    submit: (item) => submitInTime(desk, item),
    send: async (item) => {
      const outcome = await watch.publish(item, toFrameContent(item, random))
      if (!isSending(loop.getState(), item)) void takeLate({ item, outcome })
      return outcome
    },
    report: (item, outcome) => delivery.deliver(toPublishResult(item, outcome)),
  }
  const loop = runLoop<PublishItem>({
    config: config.loop,
    ports,
    clock,
    random,
    onChange: onLoop,
    ...(options.initial && { initial: options.initial }),
  })
  return Object.assign(desk, { delivery, loop, watch })
}

function openDesk(options: PublisherOptions): Desk {
  const config = options.config ?? PUBLISHER_CONFIG
  return {
    options,
    config,
    ask: (call) => within(options.clock, config.callTimeoutMs, call),
    events: [],
    flags: { draft: false, activity: false },
    halts: 0,
    disposed: false,
  }
}

function watchFrame(desk: Desk): FrameWatch {
  const { frame, clock } = desk.options
  const { slowFloorMs, loop } = desk.config
  return createFrameWatch({
    frame,
    clock,
    bounds: { floorMs: slowFloorMs, maxMs: loop.sendTimeoutMs },
    onChange: () => append(desk, []),
  })
}

/**
 * Whether the page may still be at work on an item that the loop gave up. Nothing else is claimed
 * before the page has answered, or the ledger has the channel's word: published or refused. Absence
 * from the channel's list is not enough, because the post may still come.
 */
async function isFrameBusy({ options: { api }, ask }: Desk, watch: FrameWatch): Promise<boolean> {
  const open = watch.getOpen()
  if (!open) return false
  // A failed question proves nothing: the page may still be at work.
  return !(await ask(async () => (await api.isAnswered?.(open)) ?? false).catch(() => false))
}

const frameBusy = (now: number): FetchAnswer<PublishItem> => ({
  tag: 'wait',
  why: 'unresolved',
  untilAt: now + BUSY_LOOK_MS,
})

/** While the page stood still the wall clock may have been set back: the loop could not see it. */
async function submitInTime(desk: Desk, item: PublishItem): Promise<SubmitAnswer> {
  const { api, clock, monotonic = () => clock.now() } = desk.options
  const askedAt = monotonic()
  const answer = await desk.ask(() => api.submitting(item))
  const isLate = monotonic() - askedAt >= desk.config.loop.submitTimeoutMs
  return answer.tag === 'ok' && isLate ? { tag: 'late' } : answer
}

/**
 * The loop gave up on this item (cancelled, silent); the frame's answer still counts.
 *
 * @returns whether the server has taken it
 */
async function deliverLate(
  desk: Desk,
  delivery: Delivery,
  { item, outcome }: AttemptResult<PublishItem>,
): Promise<boolean> {
  if (desk.disposed || outcome.tag === 'unknown') return false
  append(desk, [row('late-outcome', levelOf(outcome), item, detailOf(outcome))])
  return (await delivery.deliver(toPublishResult(item, outcome))).tag === 'ok'
}

/** The loop still waits because of this item, which a late answer has made needless. */
function endDoubt({ getState, dispatch }: Loop<PublishItem>, { attemptKey }: PublishItem): void {
  const { phase, last } = getState()
  const isDoubted =
    phase.tag === 'waiting' && (phase.why === 'unconfirmed' || phase.why === 'unresolved')
  if (isDoubted && last?.item.attemptKey === attemptKey) dispatch({ tag: 'skip-wait' })
}

/** Adds rows to the log and notifies; an empty list notifies of a state change only. */
export function append(desk: Desk, rows: readonly NewEvent[]): void {
  const now = desk.options.clock.now()
  for (const event of rows) desk.events = appendEvent(desk.events, event, now)
  if (!desk.disposed) desk.options.onChange?.()
}

function isSending({ phase }: LoopState<PublishItem>, item: PublishItem): boolean {
  return phase.tag === 'sending' && phase.item.attemptKey === item.attemptKey
}
