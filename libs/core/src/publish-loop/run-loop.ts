import type { Clock } from '../ports/clock.ts'
import type { Random } from '../ports/random.ts'
import { initialState } from './initial-state.ts'
import type { LoopConfig } from './loop-config.ts'
import type {
  FetchAnswer,
  FrameOutcome,
  LoopCommand,
  LoopEffect,
  LoopEvent,
  LoopReply,
  LoopState,
  QueueItem,
  ReportAnswer,
  SubmitAnswer,
} from './loop-types.ts'
import { step } from './step.ts'

/** The outside world of one loop. A rejected promise counts as "did not get through". */
export type LoopPorts<Item extends QueueItem> = {
  readonly fetch: () => Promise<FetchAnswer<Item>>
  readonly submit: (item: Item) => Promise<SubmitAnswer>
  readonly send: (item: Item) => Promise<FrameOutcome>
  readonly report: (item: Item, outcome: FrameOutcome) => Promise<ReportAnswer>
}

export type LoopOptions<Item extends QueueItem> = {
  readonly config: LoopConfig
  readonly ports: LoopPorts<Item>
  readonly clock: Clock
  readonly random: Random
  /** Resumes a stored state: deadlines are re-armed, not restarted. */
  readonly initial?: LoopState<Item>
  /** Called after each change from now on, before its effects. */
  readonly onChange?: LoopListener<Item>
}

export type LoopListener<Item extends QueueItem> = (
  state: LoopState<Item>,
  event: LoopEvent<Item>,
) => void

export type Loop<Item extends QueueItem> = {
  readonly getState: () => LoopState<Item>
  readonly dispatch: (message: LoopCommand | LoopReply<Item>) => void
  /** Ends the driver: no timer is left, replies are no longer heard. The state stays as it is. */
  readonly dispose: () => void
}

/** One running loop: its ports and its mutable state. */
type Driver<Item extends QueueItem> = {
  readonly options: LoopOptions<Item>
  readonly inbox: LoopEvent<Item>[]
  state: LoopState<Item>
  onChange: LoopListener<Item> | null
  disarm: (() => void) | null
  draining: boolean
  disposed: boolean
}

/**
 * Runs `step` against the world: inbox (no re-entrancy), commit, notify, then effects.
 *
 * @source architecture §3 decision 7
 */
export function runLoop<Item extends QueueItem>(options: LoopOptions<Item>): Loop<Item> {
  const driver: Driver<Item> = {
    options,
    inbox: [],
    state: options.initial ?? initialState<Item>(),
    onChange: null,
    disarm: null,
    draining: false,
    disposed: false,
  }
  if (options.initial) dispatch(driver, { tag: 'restored' })
  driver.onChange = options.onChange ?? null
  return {
    getState: () => driver.state,
    dispatch: (message) => dispatch(driver, message),
    dispose() {
      driver.disposed = true
      driver.inbox.length = 0
      disarmTimer(driver)
      driver.onChange = null
    },
  }
}

function dispatch<Item extends QueueItem>(
  driver: Driver<Item>,
  message: LoopCommand | LoopReply<Item>,
): void {
  const { inbox, options } = driver
  if (driver.disposed) return
  inbox.push({ ...message, at: options.clock.now(), roll: options.random.next() })
  if (driver.draining) return
  driver.draining = true
  const faults: unknown[] = []
  for (let event = inbox.shift(); event; event = inbox.shift()) take(driver, event, faults)
  driver.draining = false
  // A broken listener is loud, and the loop has done its work all the same.
  if (faults.length > 0) throw faults[0]
}

function take<Item extends QueueItem>(
  driver: Driver<Item>,
  event: LoopEvent<Item>,
  faults: unknown[],
): void {
  const before = driver.state
  const { state, effects } = step(driver.options.config, before, event)
  driver.state = state
  if (state.turn !== before.turn) disarmTimer(driver)
  if (state !== before) attempt(() => driver.onChange?.(state, event), faults)
  for (const effect of effects) run(driver, effect)
}

function run<Item extends QueueItem>(driver: Driver<Item>, effect: LoopEffect<Item>): void {
  // A listener may have ended the driver between commit and effects.
  if (driver.disposed) return
  const { ports, clock } = driver.options
  const { turn } = effect
  const tell = (reply: LoopReply<Item>) => dispatch(driver, reply)
  switch (effect.tag) {
    case 'wake':
      disarmTimer(driver)
      driver.disarm = clock.at(effect.dueAt, () => tell({ tag: 'due', turn }))
      return
    case 'fetch':
      return call(ports.fetch, failed, (answer) => tell({ tag: 'fetched', turn, answer }))
    case 'submit':
      return call(
        () => ports.submit(effect.item),
        failed,
        (answer) => tell({ tag: 'submitted', turn, answer }),
      )
    case 'send':
      return call(
        () => ports.send(effect.item),
        sendFailed,
        (outcome) => tell({ tag: 'replied', turn, outcome }),
      )
    case 'report': {
      const { attemptKey } = effect.item
      return call(
        () => ports.report(effect.item, effect.outcome),
        failed,
        (answer) => tell({ tag: 'reported', turn, attemptKey, answer }),
      )
    }
  }
}

function disarmTimer(driver: Pick<Driver<QueueItem>, 'disarm'>): void {
  driver.disarm?.()
  driver.disarm = null
}

function call<Answer>(
  ask: () => Promise<Answer>,
  onError: (error: unknown) => Answer,
  then: (answer: Answer) => void,
): void {
  void (async () => {
    const answer = await (async () => ask())().catch(onError)
    then(answer)
  })()
}

function attempt(run: () => void, faults: unknown[]): void {
  try {
    run()
  } catch (error) {
    faults.push(error)
  }
}

function failed(error: unknown): { tag: 'failed'; message: string } {
  return { tag: 'failed', message: error instanceof Error ? error.message : String(error) }
}

/** A send that broke may have arrived: its outcome is unknown. */
function sendFailed(): FrameOutcome {
  return { tag: 'unknown', reason: 'send-failed' }
}
