import type { Clock } from '../../libs/core/src/index.ts'

type Task = { readonly dueAt: number; readonly order: number; run: (() => void) | null }

/** True time of a simulated world. Tasks of one instant run in the order they were armed. */
export type WorldClock = Clock & {
  /** Runs the next task; false when none is left until `endAt`. */
  readonly runNext: (endAt: number) => boolean
}

export function createWorldClock(startAt = 0): WorldClock {
  const heap: Task[] = []
  let nowAt = startAt
  let order = 0
  return {
    now: () => nowAt,
    at(dueAt, run) {
      const task: Task = { dueAt: Math.max(dueAt, nowAt), order: (order += 1), run }
      push(heap, task)
      return () => void (task.run = null)
    },
    runNext(endAt) {
      for (let task = heap[0]; task && task.dueAt <= endAt; task = heap[0]) {
        pop(heap)
        if (!task.run) continue
        nowAt = task.dueAt
        task.run()
        return true
      }
      return false
    },
  }
}

const isBefore = (a: Task, b: Task): boolean =>
  a.dueAt < b.dueAt || (a.dueAt === b.dueAt && a.order < b.order)

function push(heap: Task[], task: Task): void {
  let at = heap.length
  while (at > 0) {
    const above = heap[(at - 1) >> 1]
    if (!above || !isBefore(task, above)) break
    heap[at] = above
    at = (at - 1) >> 1
  }
  heap[at] = task
}

function pop(heap: Task[]): void {
  const last = heap.pop()
  if (!last || heap.length === 0) return
  let at = 0
  for (let child = 1; child < heap.length; child = 2 * at + 1) {
    const right = heap[child + 1]
    const left = heap[child]
    if (!left) break
    const [next, place] = right && isBefore(right, left) ? [right, child + 1] : [left, child]
    if (!isBefore(next, last)) break
    heap[at] = next
    at = place
  }
  heap[at] = last
}
