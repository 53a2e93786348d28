import type { Clock } from '@omc/core'
import type { TimerNews, TimerOrder } from './timer-messages.ts'

/** A worker that keeps timers. */
export type TimerWorker = {
  readonly send: (order: TimerOrder) => void
  readonly close: () => void
}

export type WorkerClockParts = {
  /** Keeps the time where no worker does. */
  readonly window: Clock
  /** Starts a worker. @throws where the browser refuses it */
  readonly open: (heard: {
    readonly onNews: (news: TimerNews) => void
    readonly onFailure: () => void
  }) => TimerWorker
}

/** Ends with `dispose`, which disarms all timers. */
export type WorkerClock = Clock & { readonly dispose: () => void }

/** A worker without timers ends after this time, ms: between two timers it would only start again. */
export const IDLE_MS = 60_000

type Timer = { readonly dueAt: number; readonly run: () => void; disarm: () => void }

type Keeper =
  | { readonly tag: 'none' }
  | { readonly tag: 'starting'; readonly worker: TimerWorker }
  | { readonly tag: 'worker'; readonly worker: TimerWorker }
  | { readonly tag: 'refused' }

type Desk = WorkerClockParts & {
  readonly timers: Map<number, Timer>
  keeper: Keeper
  lastId: number
  cancelEnd: () => void
}

/**
 * A clock of the browser whose timers a dedicated worker keeps: browsers delay the timers of hidden
 * tabs to one a minute, and those of workers not at all. The worker starts with the first timer.
 * Until it runs, and where it is refused, timers of the window keep the same deadlines.
 *
 * @source ux §5 job rule 3; reliability F9
 */
export function createWorkerClock(parts: WorkerClockParts): WorkerClock {
  const desk: Desk = {
    ...parts,
    timers: new Map(),
    keeper: { tag: 'none' },
    lastId: 0,
    cancelEnd: nothing,
  }
  return {
    now: parts.window.now,
    at(dueAt, run) {
      const id = (desk.lastId += 1)
      desk.cancelEnd()
      if (desk.keeper.tag === 'none') start(desk)
      desk.timers.set(id, { dueAt, run, disarm: arm(desk, id, dueAt) })
      return () => cancel(desk, id)
    },
    dispose() {
      for (const { disarm } of desk.timers.values()) disarm()
      desk.timers.clear()
      desk.cancelEnd()
      end(desk)
    },
  }
}

function start(desk: Desk): void {
  try {
    const worker = desk.open({
      onNews: (news) => {
        if (!('worker' in desk.keeper) || desk.keeper.worker !== worker) return
        if (news.tag === 'fired') fire(desk, news.id)
        else move(desk, { tag: 'worker', worker })
      },
      onFailure: () => {
        if (!('worker' in desk.keeper) || desk.keeper.worker !== worker) return
        worker.close()
        move(desk, { tag: 'refused' })
      },
    })
    desk.keeper = { tag: 'starting', worker }
  } catch {
    // Refused, by a policy or the browser: the window keeps the time, as it did before workers.
    desk.keeper = { tag: 'refused' }
  }
}

/** Hands all timers to another keeper. */
function move(desk: Desk, keeper: Keeper): void {
  for (const { disarm } of desk.timers.values()) disarm()
  desk.keeper = keeper
  for (const [id, timer] of desk.timers) timer.disarm = arm(desk, id, timer.dueAt)
}

function arm(desk: Desk, id: number, dueAt: number): () => void {
  const { keeper, window } = desk
  if (keeper.tag !== 'worker') return window.at(dueAt, () => fire(desk, id))
  keeper.worker.send({ tag: 'set', id, inMs: dueAt - window.now() })
  return () => keeper.worker.send({ tag: 'cancel', id })
}

function fire(desk: Desk, id: number): void {
  // Canceled while the worker's message was on its way.
  const timer = desk.timers.get(id)
  if (!timer) return
  desk.timers.delete(id)
  endIfIdle(desk)
  timer.run()
}

function cancel(desk: Desk, id: number): void {
  const timer = desk.timers.get(id)
  if (!timer) return
  desk.timers.delete(id)
  timer.disarm()
  endIfIdle(desk)
}

function endIfIdle(desk: Desk): void {
  if (desk.timers.size > 0) return
  desk.cancelEnd = desk.window.at(desk.window.now() + IDLE_MS, () => end(desk))
}

function end(desk: Desk): void {
  if ('worker' in desk.keeper) desk.keeper.worker.close()
  desk.keeper = { tag: 'none' }
}

function nothing(): void {
  // No end of the worker is planned.
}
