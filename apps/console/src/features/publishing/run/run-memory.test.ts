import { expect, it } from 'vitest'
import { createRunRig } from '../testing/run-rig.ts'
import { workedMs } from './run-time.ts'

const BACK_MS = 900_000
const NIGHT_MS = 36_000_000

/** A page whose run has published for three seconds. */
async function workingPage(rig: ReturnType<typeof createRunRig>) {
  rig.channel.enqueue(3)
  const page = rig.open()
  void page.run.connect()
  await rig.clock.settle()
  void page.run.start()
  await rig.clock.advance(3_000)
  return page
}

it('says when a run began by the clock of the machine, which the next page reads', async () => {
  const rig = createRunRig()
  rig.machine.putBackMs = BACK_MS
  const page = await workingPage(rig)
  const { startedAt } = page.run.state.totals
  expect(startedAt).toBeGreaterThan(BACK_MS)
  page.run.dispose()
  const { interrupted } = rig.open().run.state
  expect(interrupted?.startedAt).toBe(Number(startedAt) - BACK_MS)
})

it('counts no time between the page that ended and the one that goes on', async () => {
  const rig = createRunRig()
  const evening = await workingPage(rig)
  evening.run.dispose()
  await rig.clock.advance(NIGHT_MS)
  const morning = rig.open()
  void morning.run.connect()
  await rig.clock.settle()
  const worked = morning.run.state.interrupted?.workedMs ?? 0
  expect(worked).toBeGreaterThan(0)
  void morning.run.start()
  await rig.clock.advance(2_000)
  const { totals } = morning.run.state
  expect(totals.startedAt).not.toBeNull()
  expect(workedMs(totals, rig.clock.now()) - worked).toBeLessThanOrEqual(2_000)
  expect(workedMs(totals, rig.clock.now())).toBeGreaterThanOrEqual(worked)
})
