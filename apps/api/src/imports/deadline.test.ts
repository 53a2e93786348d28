import { expect, it } from 'vitest'
import { createPause } from './deadline.ts'

it('goes on up to its time, and ends what takes longer', async () => {
  let nowMs = 100
  const pause = createPause(50, () => nowMs)
  nowMs = 150
  await pause()
  nowMs = 151
  await expect(pause()).rejects.toMatchObject({ status: 422, code: 'table_too_slow' })
})

it('measures by a clock of its own when none is given', async () => {
  await createPause(60_000)()
  await expect(createPause(-1)()).rejects.toMatchObject({ code: 'table_too_slow' })
})
