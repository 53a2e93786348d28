import { expect, test } from 'vitest'
import { lockName } from './account-lock.ts'
import { interruptedRuns } from './interrupted-runs.ts'
import { runMemoryKey } from './run-options.ts'

const RUN = JSON.stringify({ startedAt: 1, published: 2, failed: 0 })

function kept(entries: Readonly<Record<string, string>>) {
  const keys = Object.keys(entries)
  return {
    length: keys.length,
    key: (at: number) => keys[at] ?? null,
    getItem: (key: string) => entries[key] ?? null,
  }
}
const held = (...uids: readonly string[]) => ({
  query: async () => ({ held: uids.map((uid) => ({ name: lockName(uid) })) }),
})

test('a run that is kept and that no tab carries on was interrupted', async () => {
  const store = kept({
    [runMemoryKey('88213')]: RUN,
    [runMemoryKey('61027')]: RUN,
    [runMemoryKey('55180')]: 'null',
    [runMemoryKey('40211')]: '{broken',
    'omc.publishing.account.operator': '"88213"',
  })
  expect(await interruptedRuns(store, held('61027'))).toEqual(['88213'])
  expect(await interruptedRuns(store, undefined)).toEqual(['88213', '61027'])
  expect(await interruptedRuns(kept({}), held())).toEqual([])
})

test('a run goes on in a tab that holds its account, by its key or by its uid alone', async () => {
  const store = kept({ [runMemoryKey('jd/88213')]: RUN, [runMemoryKey('pdd/61027')]: RUN })
  expect(await interruptedRuns(store, held('jd/88213', '61027'))).toEqual([])
  expect(await interruptedRuns(store, held('pdd/88213', '61027'))).toEqual(['jd/88213'])
})
