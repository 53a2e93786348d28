import { match } from 'ts-pattern'
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
  /** A stored state goes on where it was: deadlines are re-armed, not restarted. */
  readonly initial?: LoopState<Item>
}

export type LoopListener<Item extends QueueItem> = (
  state: LoopState<Item>,
  event: LoopEvent<Item>,
) => void

export type Loop<Item extends QueueItem> = {
  readonly getState: () => LoopState<Item>
  readonly dispatch: (message: LoopCommand | LoopReply<Item>) => void
  readonly subscribe: (listener: LoopListener<Item>) => () => void
  /** Ends the driver: no timer is left, replies are no longer heard. The state stays as it is. */
  readonly dispose: () => void
}

/**
 * Runs `step` against the world: inbox (no re-entrancy), commit, notify, then effects.
 *
 * @source architecture §3 decision 7
 */
export function runLoop<Item extends QueueItem>(options: LoopOptions<Item>): Loop<Item> {
  const { config, ports, clock, random } = options
  const listeners = new Set<LoopListener<Item>>()
  const inbox: LoopEvent<Item>[] = []
  let state = options.initial ?? initialState<Item>()
  let disarm: (() => void) | null = null
  let draining = false
  let disposed = false

  function dispatch(message: LoopCommand | LoopReply<Item>): void {
    if (disposed) return
    inbox.push({ ...message, at: clock.now(), roll: random.next() })
    if (draining) return
    draining = true
    const faults: unknown[] = []
    for (let event = inbox.shift(); event; event = inbox.shift()) take(event, faults)
    draining = false
    // A broken listener is loud, and the loop has done its work all the same.
    if (faults.length > 0) throw faults[0]
  }

  function take(event: LoopEvent<Item>, faults: unknown[]): void {
    const before = state
    const next = step(config, state, event)
    state = next.state
    if (state.turn !== before.turn) disarmTimer()
    if (state !== before) {
      for (const listener of listeners) attempt(() => listener(state, event), faults)
    }
    for (const effect of next.effects) run(effect)
  }

  function run(effect: LoopEffect<Item>): void {
    // A listener may have ended the driver between commit and effects.
    if (disposed) return
    const { turn } = effect
    match(effect)
      .with({ tag: 'wake' }, ({ dueAt }) => {
        disarmTimer()
        disarm = clock.at(dueAt, () => dispatch({ tag: 'due', turn }))
      })
      .with({ tag: 'fetch' }, () =>
        call(ports.fetch, failed, (answer) => dispatch({ tag: 'fetched', turn, answer })),
      )
      .with({ tag: 'submit' }, ({ item }) =>
        call(
          () => ports.submit(item),
          failed,
          (answer) => dispatch({ tag: 'submitted', turn, answer }),
        ),
      )
      .with({ tag: 'send' }, ({ item }) =>
        call(
          () => ports.send(item),
          sendFailed,
          (outcome) => dispatch({ tag: 'replied', turn, outcome }),
        ),
      )
      .with({ tag: 'report' }, ({ item, outcome }) => {
        const { attemptKey } = item
        call(
          () => ports.report(item, outcome),
          failed,
          (answer) => dispatch({ tag: 'reported', turn, attemptKey, answer }),
        )
      })
      .exhaustive()
  }

  function disarmTimer(): void {
    disarm?.()
    disarm = null
  }

  if (options.initial) dispatch({ tag: 'restored' })
  return {
    getState: () => state,
    dispatch,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose() {
      disposed = true
      inbox.length = 0
      disarmTimer()
      listeners.clear()
    },
  }
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

/** A send that broke may have arrived: nobody knows. */
function sendFailed(): FrameOutcome {
  return { tag: 'unknown', reason: 'send-failed' }
}
