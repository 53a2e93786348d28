import type { Clock } from '../ports/clock.ts'

type Task = { readonly dueAt: number; readonly order: number; readonly run: () => void }

// Deep enough for every chain of awaits between two timers in these libraries.
const SETTLE_TURNS = 100

/**
 * A clock that moves only when a test says so.
 *
 * `advance(ms)`: settle promises → earliest due task → set now to ITS time → run → settle →
 * repeat; end at the target. Ties run in insertion order, so chained timers fire one by one.
 *
 * @source architecture: virtual clock
 */
export class VirtualClock implements Clock {
  #nowAt: number
  #order = 0
  #tasks: Task[] = []

  constructor(startAt = 0) {
    this.#nowAt = startAt
  }

  now(): number {
    return this.#nowAt
  }

  at(dueAt: number, run: () => void): () => void {
    const task: Task = { dueAt, order: this.#order++, run }
    this.#tasks.push(task)
    return () => {
      this.#tasks = this.#tasks.filter((other) => other !== task)
    }
  }

  /** How many tasks are armed. */
  get pendingCount(): number {
    return this.#tasks.length
  }

  /** Lets every promise that needs no timer come to rest. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < SETTLE_TURNS; turn += 1) await Promise.resolve()
  }

  async advance(ms: number): Promise<void> {
    const targetAt = this.#nowAt + ms
    await this.settle()
    for (let task = this.#takeDue(targetAt); task; task = this.#takeDue(targetAt)) {
      this.#nowAt = Math.max(this.#nowAt, task.dueAt)
      task.run()
      await this.settle()
    }
    this.#nowAt = targetAt
  }

  /** Moves time without running anything, as a sleeping laptop does. */
  jump(ms: number): void {
    this.#nowAt += ms
  }

  #takeDue(targetAt: number): Task | undefined {
    const task = this.#tasks
      .filter((candidate) => candidate.dueAt <= targetAt)
      .sort((a, b) => a.dueAt - b.dueAt || a.order - b.order)[0]
    if (task) this.#tasks = this.#tasks.filter((other) => other !== task)
    return task
  }
}
