import type { Clock } from '../../libs/core/src/index.ts'
import type { WorldClock } from './world-clock.ts'

type Task = { readonly kind: 'timer' | 'message'; readonly run: () => void }

/** Event loop of one page: it can freeze, and its wall clock can be moved. */
export type PageThread = {
  /** Wall clock of the page, and its timers. */
  readonly clock: Clock
  /** Ms since the world began, whatever the wall clock says. */
  readonly monotonic: () => number
  /** Runs a message now, or when the page thaws. */
  readonly deliver: (run: () => void) => void
  readonly freeze: (ms: number) => void
  readonly jump: (ms: number) => void
  /** The page is gone: nothing runs in it any more. */
  readonly kill: () => void
}

/** @param thaw  which tasks run first when the page thaws: browsers promise no order */
export function createPageThread(world: WorldClock, thaw: Task['kind']): PageThread {
  const backlog: Task[] = []
  let isAlive = true
  let isFrozen = false
  let skewMs = 0
  let thawAt = 0

  function run(task: Task): void {
    if (!isAlive) return
    if (isFrozen) backlog.push(task)
    else task.run()
  }

  function wake(): void {
    if (world.now() < thawAt) return
    isFrozen = false
    const first = backlog.filter(({ kind }) => kind === thaw)
    const then = backlog.filter(({ kind }) => kind !== thaw)
    backlog.length = 0
    for (const task of [...first, ...then]) world.at(world.now(), () => run(task))
  }

  return {
    clock: {
      now: () => world.now() + skewMs,
      // As `setTimeout`: the delay is fixed when it is armed, whatever the wall clock does then.
      at(dueAt, task) {
        let isArmed = true
        const delayMs = Math.max(0, dueAt - world.now() - skewMs)
        const disarm = world.at(world.now() + delayMs, () =>
          run({ kind: 'timer', run: () => isArmed && task() }),
        )
        return () => {
          isArmed = false
          disarm()
        }
      },
    },
    monotonic: () => world.now(),
    deliver: (task) => run({ kind: 'message', run: task }),
    freeze(ms) {
      isFrozen = true
      thawAt = Math.max(thawAt, world.now() + ms)
      world.at(thawAt, wake)
    },
    jump: (ms) => void (skewMs += ms),
    kill: () => void (isAlive = false),
  }
}
