import { VirtualClock } from '@omc/core/testing'
import { beforeEach, expect, it } from 'vitest'
import { flashTitle } from './flash-title.ts'

const WORDS = '需要人工验证 · 阿明'

let clock: VirtualClock

beforeEach(() => {
  clock = new VirtualClock()
  document.title = '工作台'
})

/** Titles of the next seconds. */
async function next(seconds: number): Promise<string[]> {
  const titles: string[] = []
  for (let second = 0; second < seconds; second += 1) {
    await clock.advance(1_000)
    titles.push(document.title)
  }
  return titles
}

it('alternates with the title of the screen until it ends', async () => {
  const over = new AbortController()
  flashTitle(WORDS, over.signal, clock)
  expect(document.title).toBe(WORDS)
  expect(await next(3)).toEqual(['工作台', WORDS, '工作台'])
  await next(1)
  over.abort()
  expect(document.title).toBe('工作台')
  expect(await next(2)).toEqual(['工作台', '工作台'])
})

it('gives back the title of the screen that was opened meanwhile', async () => {
  const over = new AbortController()
  flashTitle(WORDS, over.signal, clock)
  document.title = '控制台'
  expect(await next(2)).toEqual([WORDS, '控制台'])
  over.abort()
  expect(document.title).toBe('控制台')
})

it('shows nothing where it ended before its part was loaded', () => {
  flashTitle(WORDS, AbortSignal.abort(), clock)
  expect(document.title).toBe('工作台')
  expect(clock.pendingCount).toBe(0)
})
