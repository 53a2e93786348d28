import type { ChatMessage } from '../model/chat-message.ts'

/** Messages in the document at once; enough for a window 1,500 px high in both directions. */
export const WINDOW = { beforeCount: 30, totalCount: 80 } as const

/** Assumed height of a message that has not been shown yet, px. */
export const ESTIMATED_HEIGHT = 76

export type Heights = ReadonlyMap<string, number>
export type Range = { readonly start: number; readonly end: number }

/** Which messages to draw around the one that is read; `end` is exclusive. */
export function rangeAround(index: number, count: number): Range {
  const latestStart = Math.max(0, count - WINDOW.totalCount)
  const start = Math.min(latestStart, Math.max(0, index - WINDOW.beforeCount))
  return { start, end: Math.min(count, start + WINDOW.totalCount) }
}

/** Height of `messages[start…end)`, px. */
export function heightOf(messages: readonly ChatMessage[], heights: Heights, range: Range): number {
  let sum = 0
  for (let index = range.start; index < range.end; index += 1) {
    sum += heightAt(messages, heights, index)
  }
  return sum
}

/** The message at a distance from the top, and how far its top is above that point, px. */
export function messageAt(
  messages: readonly ChatMessage[],
  heights: Heights,
  distance: number,
): { readonly index: number; readonly offset: number } {
  let top = 0
  for (let index = 0; index < messages.length; index += 1) {
    const height = heightAt(messages, heights, index)
    if (top + height > distance) return { index, offset: distance - top }
    top += height
  }
  return { index: Math.max(0, messages.length - 1), offset: 0 }
}

function heightAt(messages: readonly ChatMessage[], heights: Heights, index: number): number {
  return heights.get(messages[index]?.id ?? '') ?? ESTIMATED_HEIGHT
}
