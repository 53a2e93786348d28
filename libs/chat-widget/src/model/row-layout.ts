import { rowKeyOf } from './chat-message.ts'
import type { ChatMessage } from './chat-message.ts'
import { estimateHeight } from './row-heights.ts'

/** Where each row of a list stands, px from the top of the first. */
export type RowLayout = {
  readonly count: () => number
  /** Takes over the messages; heights that were measured stay with their messages. */
  readonly sync: (messages: readonly ChatMessage[]) => void
  readonly measure: (index: number, height: number) => void
  /** Top of a row; of the row after the last: the height of all. */
  readonly topOf: (index: number) => number
  readonly heightOf: (index: number) => number
  /** The row at a distance from the top; the first or last one outside of them. */
  readonly indexAt: (distance: number) => number
}

/** Tops are sums of heights, added up again only from the first row that changed. */
export function createRowLayout(): RowLayout {
  const measured = new Map<string, number>()
  let known: readonly ChatMessage[] = []
  let heights = new Float64Array(0)
  let tops = new Float64Array(1)
  /** Tops up to and including this index are right. */
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
      // Most changes are at one end: a message still stands where it stood, from one end or the other.
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
