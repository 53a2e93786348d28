import { expect, it } from 'vitest'
import {
  planOf,
  roomOf,
  sharedCount,
  takerNames,
  type Proposal,
  type Taker,
} from './assign-plan.ts'

const content = (id: string, channel = 'jd', teamId = '1') => ({
  id,
  title: `第 ${id} 条`,
  channel,
  business_team_id: teamId,
})
const account = (id: string, used: number, cap = 10, platform = 'jd') => ({
  id,
  nickname: `号 ${id}`,
  platform,
  category: '',
  day_task_count: cap,
  used_count: used,
  business_team_id: '1',
  team_name: '一队',
})
const ofTeam = (team: string, taker: Taker): Taker => ({
  ...taker,
  business_team_id: team,
  team_name: `${team} 队`,
})
const proposal = (accounts: Proposal['accounts'], more: Partial<Proposal> = {}): Proposal => ({
  matched: [],
  unmatched: [],
  accounts,
  ...more,
})

it('follows the proposal of the server for what is chosen', () => {
  const plan = planOf(
    { tag: 'proposed' },
    [content('1'), content('2'), content('3')],
    proposal([account('7', 0)], {
      matched: [
        { id: '1', studio_account_id: '7', why: 'category' },
        { id: '2', studio_account_id: '7', why: 'platform' },
        { id: '9', studio_account_id: '7', why: 'platform' },
      ],
      unmatched: [{ id: '3', why: 'no_room' }],
    }),
  )
  expect(plan).toEqual({
    shares: [{ accountId: '7', ids: ['1', '2'], byCategory: 1 }],
    left: [{ id: '3', why: 'no_room' }],
  })
})

it('shares out evenly within platform and room, and names what does not fit', () => {
  const contents = [content('1'), content('2'), content('3'), content('4'), content('5', 'pdd')]
  const plan = planOf(
    { tag: 'even' },
    contents,
    proposal([account('7', 8), account('8', 9), account('9', 0, 10, 'wetao')]),
  )
  expect(plan.shares.map(({ accountId, ids }) => [accountId, ids])).toEqual([
    ['7', ['1', '3']],
    ['8', ['2']],
  ])
  expect(plan.left).toEqual([
    { id: '4', why: 'no_room' },
    { id: '5', why: 'no_platform' },
  ])
  expect(sharedCount(plan)).toBe(3)
})

it('gives all to one account, and a content without a channel to any', () => {
  const plan = planOf(
    { tag: 'one', accountId: '8' },
    [content('1', ''), content('2')],
    proposal([account('7', 0), account('8', 0, 0)]),
  )
  expect(plan).toEqual({ shares: [{ accountId: '8', ids: ['1', '2'], byCategory: 0 }], left: [] })
  expect(roomOf(account('8', 5, 0))).toBe(Number.POSITIVE_INFINITY)
  expect(roomOf(account('8', 12, 10))).toBe(0)
})

it('plans nothing before something is chosen or known', () => {
  expect(planOf({ tag: 'even' }, [], proposal([account('7', 0)]))).toEqual({ shares: [], left: [] })
  expect(planOf({ tag: 'even' }, [content('1')], undefined)).toEqual({ shares: [], left: [] })
})

it('gives a content to an account of its own team only', () => {
  const contents = [content('1'), content('2', 'jd', '2'), content('3', '', '3')]
  const takers = [account('7', 0), ofTeam('2', account('8', 0))]
  expect(planOf({ tag: 'even' }, contents, proposal(takers))).toEqual({
    shares: [
      { accountId: '7', ids: ['1'], byCategory: 0 },
      { accountId: '8', ids: ['2'], byCategory: 0 },
    ],
    left: [{ id: '3', why: 'no_platform' }],
  })
  expect(planOf({ tag: 'one', accountId: '7' }, contents, proposal(takers)).left).toEqual([
    { id: '2', why: 'no_platform' },
    { id: '3', why: 'no_platform' },
  ])
})

it('names the team of accounts where there are several', () => {
  const own = account('7', 0)
  expect([...takerNames([own]).values()]).toEqual(['号 7'])
  expect([...takerNames([own, ofTeam('2', account('8', 0))]).values()]).toEqual([
    '号 7 · 一队',
    '号 8 · 2 队',
  ])
})
