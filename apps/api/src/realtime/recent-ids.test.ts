import { expect, it } from 'vitest'
import { createRecentIds } from './recent-ids.ts'

it('knows what came before, as far back as it remembers', () => {
  const ids = createRecentIds(2)
  expect(['a', 'a', 'b', 'a', 'c'].map((id) => ids.add(id))).toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
  expect(['b', 'c', 'a'].map((id) => ids.add(id))).toEqual([false, false, true])
})
