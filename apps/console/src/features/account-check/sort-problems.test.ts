import { expect, it } from 'vitest'
import { countProblems, sortProblems } from './sort-problems.ts'

const NOW = Date.parse('2026-11-27T08:00:00Z')
const account = (id: string, facts: object) => ({
  id,
  permitted: true,
  expires_at: null,
  cooldown_until: null,
  queue_ended_why: null,
  business_category_id: '1',
  ...facts,
})

it('keeps accounts with a problem, the most urgent first, and counts each problem', () => {
  const found = sortProblems(
    [
      account('fine', {}),
      account('bare', { business_category_id: null }),
      account('old', { expires_at: '2026-11-01T00:00:00Z', business_category_id: null }),
      account('refused', { permitted: false }),
    ],
    NOW,
  )
  expect(found.map((one) => one.account.id)).toEqual(['old', 'refused', 'bare'])
  expect(countProblems(found)).toEqual([
    { problem: 'expired', count: 1 },
    { problem: 'refused', count: 1 },
    { problem: 'incomplete', count: 2 },
  ])
})
