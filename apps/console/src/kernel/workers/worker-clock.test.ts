import { VirtualClock } from '@omc/core/testing'
import { expect, test, vi } from 'vitest'
import { serveTimers } from './serve-timers.ts'
import type { TimerNews, TimerOrder } from './timer-messages.ts'
import { createWorkerClock, IDLE_MS } from './worker-clock.ts'

/** A page and its worker, each with timers of its own; `delay` holds back the worker's messages. */
function openPage({ isRefused = false, delay = queueMicrotask } = {}) {
  const time = new VirtualClock(1_000_000)
  const inWindow = vi.spyOn(time, 'at')
  const orders: TimerOrder[] = []
  const workers: { start: () => void; fail: () => void; close: () => void }[] = []
  const clock = createWorkerClock({
    window: time,
    open({ onNews, onFailure }) {
      if (isRefused) throw new Error('refused by policy')
      let take: ((order: TimerOrder) => void) | null = null
      // The worker's own timers must not count as those of the window.
      const own = { now: () => time.now(), at: VirtualClock.prototype.at.bind(time) }
      const worker = {
        start: () => void (take = serveTimers(own, (news: TimerNews) => delay(() => onNews(news)))),
        fail: onFailure,
        close: vi.fn(() => void (take = null)),
      }
      workers.push(worker)
      return {
        send(order) {
          orders.push(order)
          take?.(order)
        },
        close: worker.close,
      }
    },
  })
  const fired: string[] = []
  const arm = (name: string, inMs: number) =>
    clock.at(time.now() + inMs, () => void fired.push(`${name} ${time.now() - 1_000_000}`))
  return { time, clock, inWindow, orders, workers, fired, arm }
}

test('F9: the worker keeps the deadlines, and the window arms no timer', async () => {
  const { time, clock, inWindow, workers, fired, arm } = openPage()
  arm('first', 10)
  workers[0]?.start()
  await time.advance(10)
  inWindow.mockClear()
  clock.at(time.now() + 10_000, () => void arm('chained', 5_000))
  arm('b', 20_000)
  arm('a', 600_000)
  await time.advance(700_000)
  expect(fired).toEqual(['first 10', 'chained 15010', 'b 20010', 'a 600010'])
  const waits = inWindow.mock.calls.map(([dueAt]) => dueAt - 1_000_010)
  // Only the end of the idle worker, after the last timer, is left to the window.
  expect(waits).toEqual([600_000 + IDLE_MS])
})

test('a cancelled timer is cancelled in the worker, once', async () => {
  const { time, orders, workers, fired, arm } = openPage()
  arm('kept', 20)
  workers[0]?.start()
  await time.settle()
  const cancel = arm('cancelled', 10)
  cancel()
  cancel()
  await time.advance(30)
  expect(fired).toEqual(['kept 20'])
  expect(orders.map(({ tag, id }) => `${tag} ${id}`)).toEqual(['set 1', 'set 2', 'cancel 2'])
})

test('a timer that is cancelled while its message is on its way does not fire', async () => {
  const held: (() => void)[] = []
  const { time, workers, fired, arm } = openPage({ delay: (deliver) => void held.push(deliver) })
  const cancel = arm('cancelled', 10)
  workers[0]?.start()
  held.shift()?.()
  await time.advance(10)
  cancel()
  expect(held).toHaveLength(1)
  held.shift()?.()
  expect(fired).toEqual([])
})

test('timers of the window bridge the start of the worker, and nothing fires twice', async () => {
  const { time, workers, fired, arm } = openPage()
  arm('early', 50)
  arm('late', 200)
  await time.advance(100)
  workers[0]?.start()
  await time.advance(200)
  expect(fired).toEqual(['early 50', 'late 200'])
  expect(workers).toHaveLength(1)
})

test('where a worker is refused, timers of the window keep the same deadlines', async () => {
  const { time, workers, fired, arm } = openPage({ isRefused: true })
  arm('a', 1_000)
  arm('cancelled', 500)()
  await time.advance(2_000)
  expect(fired).toEqual(['a 1000'])
  expect(workers).toHaveLength(0)
})

test('a worker that fails hands its timers to the window', async () => {
  const { time, orders, workers, fired, arm } = openPage()
  arm('a', 1_000)
  workers[0]?.start()
  await time.settle()
  workers[0]?.fail()
  expect(workers[0]?.close).toHaveBeenCalledTimes(1)
  const sent = orders.length
  arm('b', 2_000)
  await time.advance(3_000)
  expect(fired).toEqual(['a 1000', 'b 2000'])
  expect([orders.length, workers.length]).toEqual([sent, 1])
})

test('an idle worker ends, and the next timer starts another', async () => {
  const { time, workers, fired, arm } = openPage()
  arm('a', 10)
  workers[0]?.start()
  await time.advance(IDLE_MS)
  arm('b', 10)
  await time.advance(IDLE_MS)
  expect(workers.map(({ close }) => vi.mocked(close).mock.calls.length)).toEqual([0])
  await time.advance(IDLE_MS)
  expect(workers.map(({ close }) => vi.mocked(close).mock.calls.length)).toEqual([1])
  arm('c', 10)
  expect(workers).toHaveLength(2)
  await time.advance(10)
  expect(fired).toEqual(['a 10', `b ${IDLE_MS + 10}`, `c ${3 * IDLE_MS + 10}`])
})

test('the end of the clock disarms every timer and closes the worker', async () => {
  const { time, clock, workers, fired, arm } = openPage()
  arm('a', 10)
  workers[0]?.start()
  await time.settle()
  arm('b', 20)
  clock.dispose()
  await time.advance(IDLE_MS * 2)
  expect(fired).toEqual([])
  expect(workers[0]?.close).toHaveBeenCalledTimes(1)
  expect(time.pendingCount).toBe(0)
})

test('F10: a wait lasts its length where the clock of the worker is not that of the page', async () => {
  const { time, clock, orders, workers, fired, arm } = openPage()
  arm('first', 10)
  workers[0]?.start()
  await time.advance(10)
  clock.at(time.now() + 300_000, () => void fired.push('later'))
  await time.settle()
  expect(orders.at(-1)).toEqual({ tag: 'set', id: 2, inMs: 300_000 })
})
