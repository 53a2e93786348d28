import { rowKeyOf } from './chat-message.ts'
import type { ChatMessage } from './chat-message.ts'
import { estimateHeight } from './row-heights.ts'

/** Positions of a list's rows, px from the top of the first. */
export type RowLayout = {
  readonly count: () => number
  /** Updates the messages; measured heights stay with their messages. */
  readonly sync: (messages: readonly ChatMessage[]) => void
  readonly measure: (index: number, height: number) => void
  /** Top of a row; for the index after the last, the total height. */
  readonly topOf: (index: number) => number
  readonly heightOf: (index: number) => number
  /** Row at a distance from the top, clamped to the first and last row. */
  readonly indexAt: (distance: number) => number
}

/** Tops are prefix sums of heights, recomputed only from the first changed row. */
export function createRowLayout(): RowLayout {
  const measured = new Map<string, number>()
  let known: readonly ChatMessage[] = []
  let heights = new Float64Array(0)
  let tops = new Float64Array(1)
  /** Tops up to and including this index are valid. */
  let rightTo = 0

  const addUp = (index: number) => {
    for (; rightTo < index; rightTo += 1)
      tops[rightTo + 1] = (tops[rightTo] ?? 0) + (heights[rightTo] ?? 0)
  }
  const topOf = (index: number) => {
    addUp(Math.min(index, known.length))
    return tops[Math.min(index, known.length)] ?? 0
  }
  return {
    count: () => known.length,
    sync(messages) {
      if (messages === known) return
      const [before, old] = [known, heights]
      const moved = messages.length - before.length
      // Most changes are at one end, so a message keeps its index from the start or the end.
      const oldIndex = (id: string, index: number) =>
        before[index]?.id === id ? index : before[index - moved]?.id === id ? index - moved : -1
      heights = new Float64Array(messages.length)
      // A plain loop: it runs over all messages at every change.
      for (let index = 0; index < messages.length; index += 1) {
        const message = messages[index]
        if (!message) continue
        const at = oldIndex(message.id, index)
        heights[index] =
          at >= 0 ? (old[at] ?? 0) : (measured.get(rowKeyOf(message)) ?? estimateHeight(message))
      }
      known = messages
      tops = new Float64Array(messages.length + 1)
      rightTo = 0
    },
    measure(index, height) {
      const message = known[index]
      if (!message || heights[index] === height) return
      heights[index] = height
      measured.set(rowKeyOf(message), height)
      rightTo = Math.min(rightTo, index)
    },
    topOf,
    heightOf: (index) => heights[index] ?? 0,
    indexAt(distance) {
      addUp(known.length)
      let [low, high] = [0, Math.max(0, known.length - 1)]
      while (low < high) {
        const middle = (low + high + 1) >>> 1
        if ((tops[middle] ?? 0) <= distance) low = middle
        else high = middle - 1
      }
      return low
    },
  }
}
