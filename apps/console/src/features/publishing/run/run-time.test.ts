import { expect, it } from 'vitest'
import { createRunRig } from '../testing/run-rig.ts'
import { workedMs } from './run-time.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

async function started() {
  const { channel, clock, open } = createRunRig()
  channel.enqueue(3)
  const { run } = open()
  void run.connect()
  await clock.settle()
  void run.start()
  await clock.advance(3_000)
  return { run, clock, worked: () => workedMs(run.state.totals, clock.now()) }
}

it('stands still from the end of the run on', async () => {
  const { run, clock, worked } = await started()
  await clock.advance(MINUTE_MS)
  expect(run.state.loop.phase).toEqual({ tag: 'stopped', why: 'completed' })
  const atEnd = worked()
  expect(atEnd).toBeGreaterThan(0)
  expect(atEnd).toBeLessThan(MINUTE_MS)
  await clock.advance(HOUR_MS)
  expect(worked()).toBe(atEnd)
})

it('ends with the pause in which a person stops the run', async () => {
  const { run, clock, worked } = await started()
  run.pause()
  const atPause = worked()
  expect(atPause).toBeGreaterThan(0)
  await clock.advance(HOUR_MS)
  run.stop()
  await clock.advance(HOUR_MS)
  expect(worked()).toBe(atPause)
})

it('begins again with the next run', async () => {
  const { run, clock, worked } = await started()
  run.stop()
  await clock.advance(HOUR_MS)
  void run.start()
  await clock.advance(3_000)
  expect(run.state.totals.pausedAt).toBeNull()
  expect(worked()).toBeLessThanOrEqual(3_000)
})
