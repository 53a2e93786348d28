import { describe, expect, it } from 'vitest'
import { matchAccounts, type Candidate, type Unassigned } from './match-accounts.ts'

const content = (id: number, values: Partial<Unassigned> = {}): Unassigned => ({
  id,
  teamId: 1,
  channel: 'jd',
  category: '家居',
  ...values,
})
const account = (id: number, values: Partial<Candidate> = {}): Candidate => ({
  id,
  teamId: 1,
  platform: 'jd',
  category: '',
  room: 5,
  ...values,
})
const pairs = (contents: Unassigned[], accounts: Candidate[]) =>
  matchAccounts(contents, accounts).matched.map(({ contentId, accountId, why }) => [
    contentId,
    accountId,
    why,
  ])

describe('matchAccounts', () => {
  it('prefers the same category, then the most room, then the older account', () => {
    const accounts = [
      account(1),
      account(2, { room: 9 }),
      account(3, { category: '家居', room: 1 }),
    ]
    expect(pairs([content(1), content(2), content(3)], accounts)).toEqual([
      [1, 3, 'category'],
      [2, 2, 'platform'],
      [3, 2, 'platform'],
    ])
    expect(pairs([content(1)], [account(7), account(6)])).toEqual([[1, 6, 'platform']])
  })

  it('never proposes an account of another platform or team', () => {
    const others = [account(1, { platform: 'pdd' }), account(2, { teamId: 2 })]
    expect(matchAccounts([content(1)], others)).toEqual({
      matched: [],
      unmatched: [{ contentId: 1, why: 'no_platform' }],
    })
    expect(pairs([content(1, { channel: '' })], others)).toEqual([[1, 1, 'platform']])
  })

  it('takes up room with each proposal, and has enough of it without a cap', () => {
    const two = [content(1), content(2)]
    expect(matchAccounts(two, [account(1, { room: 1 })])).toEqual({
      matched: [{ contentId: 1, accountId: 1, why: 'platform' }],
      unmatched: [{ contentId: 2, why: 'no_room' }],
    })
    const free = [account(1, { room: Infinity }), account(2, { room: Infinity })]
    expect(pairs(two, free)).toEqual([
      [1, 1, 'platform'],
      [2, 1, 'platform'],
    ])
  })
})
