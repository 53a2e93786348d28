import { VirtualClock } from '@omc/core/testing'
import { expect, it } from 'vitest'
import { createHeartbeat } from './create-heartbeat.ts'
import type { LeaseAnswer } from './publisher-ports.ts'

function heart(beat: () => Promise<LeaseAnswer> = async () => ({ tag: 'held' })) {
  const clock = new VirtualClock(0)
  const beats: number[] = []
  const told: string[] = []
  const heartbeat = createHeartbeat({
    clock,
    everyMs: 20,
    beat: () => {
      beats.push(clock.now())
      return beat()
    },
    onLost: () => void told.push('lost'),
    onMissed: (error) => void told.push(String(error)),
  })
  return { clock, beats, told, ...heartbeat }
}

it('beats from one interval on, once each, however often it is started, until it is stopped', async () => {
  const { clock, beats, start, stop } = heart()
  start()
  await clock.advance(10)
  start()
  await clock.advance(50)
  expect(beats).toEqual([20, 40, 60])
  stop()
  await clock.advance(100)
  expect(beats).toHaveLength(3)
  start()
  await clock.advance(20)
  expect(beats.at(-1)).toBe(180)
})

it('ends when the lease is lost, told once, and can be started again', async () => {
  const { clock, beats, told, start } = heart(async () => ({ tag: 'lost' }))
  start()
  await clock.advance(100)
  expect([beats, told]).toEqual([[20], ['lost']])
  start()
  await clock.advance(20)
  expect(beats).toEqual([20, 120])
})

it('tells a beat that did not get through, and beats on', async () => {
  const { clock, beats, told, start } = heart(async () => Promise.reject(new Error('offline')))
  start()
  await clock.advance(40)
  expect([beats, told]).toEqual([
    [20, 40],
    ['Error: offline', 'Error: offline'],
  ])
})

it.each<[string, () => Promise<LeaseAnswer>]>([
  ['lost', async () => ({ tag: 'lost' })],
  ['held', async () => ({ tag: 'held' })],
  ['no answer', async () => Promise.reject(new Error('offline'))],
])('hears nothing of a beat under way once it is stopped: %s', async (_, answer) => {
  let go = () => {}
  const waiting = new Promise<void>((resolve) => (go = resolve))
  const { clock, told, start, stop } = heart(async () => {
    await waiting
    return answer()
  })
  start()
  await clock.advance(20)
  stop()
  go()
  await clock.advance(100)
  expect(told).toEqual([])
  expect(clock.pendingCount).toBe(0)
})
