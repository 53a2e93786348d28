import { beforeEach, expect, test } from 'vitest'
import { keptMemory, keptOptions } from './kept-of-account.ts'
import { runMemoryKey, runOptionsKey } from './run-options.ts'

const RUN = { startedAt: 1, workedMs: 1, published: 2, failed: 0 }
const OPTIONS = { draft: true, activity: false, delayMinS: 1, delayMaxS: 2 }
const store = () => localStorage
beforeEach(() => localStorage.clear())

test('a run that was kept by the uid alone is found once', () => {
  localStorage.setItem(runMemoryKey('88213'), JSON.stringify(RUN))
  expect(keptMemory('jd/88213', store).read()).toEqual(RUN)
  keptMemory('jd/88213', store).write(null)
  expect(keptMemory('jd/88213', store).read()).toBeNull()
  expect(keptMemory('youhaohuo/88213', store).read()).toBeNull()
})

test('runs of accounts of one uid are kept apart', () => {
  keptMemory('jd/88213', store).write(RUN)
  expect(keptMemory('youhaohuo/88213', store).read()).toBeNull()
  expect(keptMemory('jd/88213', store).read()).toEqual(RUN)
})

test('options that were kept by the uid alone hold until the account has its own', () => {
  localStorage.setItem(runOptionsKey('88213'), JSON.stringify(OPTIONS))
  keptOptions('jd/88213', store).write({ ...OPTIONS, draft: false })
  expect(keptOptions('jd/88213', store).read()?.draft).toBe(false)
  expect(keptOptions('youhaohuo/88213', store).read()).toEqual(OPTIONS)
})
