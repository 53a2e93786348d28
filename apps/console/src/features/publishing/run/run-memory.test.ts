import { expect, it } from 'vitest'
import { createRunRig } from '../testing/run-rig.ts'

const BACK_MS = 900_000

it('says when a run began by the clock of the machine, which the next page reads', async () => {
  const rig = createRunRig()
  rig.machine.putBackMs = BACK_MS
  rig.channel.enqueue(3)
  const page = rig.open()
  void page.run.connect()
  await rig.clock.settle()
  void page.run.start()
  await rig.clock.advance(3_000)
  const { startedAt } = page.run.state.totals
  expect(startedAt).toBeGreaterThan(BACK_MS)
  page.run.dispose()
  const { interrupted } = rig.open().run.state
  expect(interrupted?.startedAt).toBe(Number(startedAt) - BACK_MS)
})
