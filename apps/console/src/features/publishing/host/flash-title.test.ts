import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { flashTitle } from './flash-title.ts'

const WORDS = '需要人工验证 · 阿明'

beforeEach(() => {
  vi.useFakeTimers()
  document.title = '工作台'
})
afterEach(() => vi.useRealTimers())

/** Titles of the next seconds. */
function next(seconds: number): string[] {
  return Array.from({ length: seconds }, () => {
    vi.advanceTimersByTime(1_000)
    return document.title
  })
}

it('alternates with the title of the screen until it ends', () => {
  const over = new AbortController()
  flashTitle(WORDS, over.signal)
  expect(document.title).toBe(WORDS)
  expect(next(3)).toEqual(['工作台', WORDS, '工作台'])
  next(1)
  over.abort()
  expect(document.title).toBe('工作台')
  expect(next(2)).toEqual(['工作台', '工作台'])
})

it('gives back the title of the screen that was opened meanwhile', () => {
  const over = new AbortController()
  flashTitle(WORDS, over.signal)
  document.title = '控制台'
  expect(next(2)).toEqual([WORDS, '控制台'])
  over.abort()
  expect(document.title).toBe('控制台')
})

it('shows nothing where it ended before its part was loaded', () => {
  flashTitle(WORDS, AbortSignal.abort())
  expect(document.title).toBe('工作台')
  expect(vi.getTimerCount()).toBe(0)
})
