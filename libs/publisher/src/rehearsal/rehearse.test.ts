import { seededRandom } from '@omc/core/testing'
import { describe, expect, it, test } from 'vitest'
import {
  REHEARSAL_NOW as NOW,
  rehearsalAccount,
  rehearsalBatch,
  rehearsalItem,
} from '../testing/rehearsal-parts.ts'
import type { RehearsalAccount, RehearsalBatch, RehearsalItem } from './rehearsal-types.ts'
import { rehearse } from './rehearse.ts'

const MINUTE = 60_000
const play = (given: Partial<RehearsalBatch>) => rehearse(rehearsalBatch(given), seededRandom(1))
const codesOf = (item: Partial<RehearsalItem>, account: Partial<RehearsalAccount> = {}) => {
  const [one] = play({ items: [rehearsalItem(item)], accounts: [rehearsalAccount(account)] })
  return [one?.verdict, ...(one?.faults.map(({ code, level }) => `${code} ${level}`) ?? [])]
}
const clock = (at: number | null | undefined) =>
  new Date(at ?? 0).toISOString().slice(5, 16).replace('T', ' ')

describe('an item', () => {
  it('passes without a problem, with its payload under a key that names the rehearsal', () => {
    const [one] = play({ flags: { draft: true, activity: false } })
    expect(one).toMatchObject({ verdict: 'passes', faults: [], dueAt: NOW })
    expect(one?.payload).toEqual({
      attempt_key: 'rehearsal-1',
      channel: 'jd',
      uid: '88213',
      title: '夏季防晒衣1',
      desc: '轻薄透气',
      images: ['https://pictures.example/1.jpg'],
      paragraphs: [],
      items: [],
      draft: true,
      activity: false,
    })
  })

  test.each<[string, Partial<RehearsalItem>, readonly string[]]>([
    ['a device holds', { state: 'submitting' }, ['refused', 'held refused']],
    ['nobody knows the result of', { state: 'unknown' }, ['refused', 'undecided refused']],
    ['is out already', { state: 'published' }, ['refused', 'done refused']],
    ['was refused before', { state: 'refused' }, ['refused', 'was_refused refused']],
    [
      'was withdrawn',
      { state: 'paused', waitWhy: 'content_withdrawn' },
      ['refused', 'withdrawn refused'],
    ],
    ['is in the queue already', { state: 'already_queued' }, ['refused', 'already_queued refused']],
    ['is paused', { state: 'paused' }, ['later', 'paused later']],
    ['has no account', { accountId: null }, ['refused', 'no_account refused']],
    ['goes out by an account out of sight', { accountId: '7' }, ['passes', 'account_unseen note']],
    ['has no title', { title: ' ' }, ['refused', 'no_title refused']],
    ['has neither words nor pictures', { desc: '', images: [] }, ['refused', 'no_content refused']],
    ['is too long', { title: '十'.repeat(29) }, ['refused', 'title_max refused']],
    ['has a forbidden word', { desc: '全网最便宜' }, ['refused', 'banned_words refused']],
    ['has a word to mind', { desc: '绝绝子' }, ['passes', 'banned_words note']],
    ['has too many topics', { topic: '#一 #二 #三 #四' }, ['refused', 'topics_max refused']],
    [
      'has more goods than a post carries',
      { items: ['1', '2', '3'].map((itemId) => ({ itemId, title: null })) },
      ['passes', 'goods_drawn note'],
    ],
    ['goes to an unknown channel', { channel: 'x' }, ['refused', 'unknown_channel refused']],
  ])('that %s says so', (_what, item, expected) => {
    expect(codesOf(item)).toEqual(expected)
  })

  test.each<[string, Partial<RehearsalAccount>, readonly string[]]>([
    ['expired login', { expiresAt: NOW }, ['refused', 'login_expired refused']],
    ['missing permission', { permitted: false }, ['refused', 'no_permission refused']],
    ['ended queue', { endedWhy: 'no_permission' }, ['refused', 'queue_ended refused']],
    ['channel that is off', { holds: ['channel_off'] }, ['refused', 'channel_off refused']],
    ['wait after a restore', { holds: ['restored'] }, ['refused', 'restored refused']],
    ['hidden state', { holds: ['server_hidden'] }, ['refused', 'server_hidden refused']],
    [
      'channel without a server',
      { holds: ['not_by_server'] },
      ['refused', 'not_by_server refused'],
    ],
    ['absent server', { holds: ['server_away'] }, ['later', 'server_away later']],
    [
      'channel that the server cannot reach',
      { holder: 'server', holds: ['channel_away'] },
      ['later', 'channel_away later', 'by_server note'],
    ],
    ['other device', { holder: 'other' }, ['later', 'other_executor later']],
    ['server', { holder: 'server' }, ['passes', 'by_server note']],
    [
      'own device, whose run is not begun',
      { holder: 'mine', holds: ['run_not_started'] },
      ['passes'],
    ],
    ['cooldown', { cooldownUntil: NOW + MINUTE }, ['later', 'cooldown later']],
    ['full day', { dailyCap: 5, submittedToday: 5 }, ['later', 'daily_cap later']],
    ['quiet hours', { quietFrom: '08:30', quietTo: '10:00' }, ['later', 'quiet_hours later']],
    ['other hours', { quietFrom: '23:00', quietTo: '09:00' }, ['passes']],
  ])('meets the %s of its account', (_what, account, expected) => {
    expect(codesOf({}, account)).toEqual(expected)
  })

  it('says in the words of the rule what is wrong', () => {
    const [one] = play({ items: [rehearsalItem({ desc: '全网最便宜' })] })
    expect(one?.faults[0]?.said).toEqual({
      zh: '含有禁用词“最便宜”（广告法），可改为“实惠”',
      en: 'Holds the banned word “最便宜” (广告法); “实惠” can stand in its place',
    })
  })

  it('that repeats an earlier one of its account is noted', () => {
    const same = { title: '同一篇' }
    const all = play({ items: [rehearsalItem(same), rehearsalItem({ ...same, id: '2' })] })
    expect(all.map(({ faults }) => faults.map(({ code }) => code))).toEqual([[], ['twice']])
  })
})

describe('the turns of a batch', () => {
  const three = ['1', '2', '3'].map((id) => rehearsalItem({ id }))
  const due = (given: Partial<RehearsalBatch>) =>
    play(given).map(({ item, dueAt }) => `${item.id} ${clock(dueAt)}`)

  it('leave out what is paused: only a person resumes it', () => {
    const items = [rehearsalItem({ state: 'paused' }), rehearsalItem({ id: '2' })]
    const [paused, next] = play({ items, accounts: [rehearsalAccount({ gapS: 600 })] })
    expect([paused?.dueAt, next?.dueAt]).toEqual([null, NOW])
  })

  it('keep the gap of the account, and items that are refused take none', () => {
    const items = [...three.slice(0, 1), rehearsalItem({ id: '4', title: '' }), ...three.slice(1)]
    const accounts = [rehearsalAccount({ gapS: 600 })]
    expect(due({ items, accounts })).toEqual([
      '1 11-20 01:00',
      '4 01-01 00:00',
      '2 11-20 01:10',
      '3 11-20 01:20',
    ])
  })

  it('go on the next day of the account when its cap is reached, after its quiet hours', () => {
    const accounts = [
      rehearsalAccount({ dailyCap: 2, submittedToday: 1, quietFrom: '23:00', quietTo: '07:30' }),
    ]
    const all = play({ items: three, accounts })
    expect(all.map(({ dueAt }) => clock(dueAt))).toEqual([
      '11-20 01:00',
      '11-20 23:30',
      '11-20 23:30',
    ])
    expect(all[1]?.faults.map(({ code }) => code)).toEqual(['daily_cap', 'quiet_hours'])
  })

  it('follow the priority among those that are free, as the server hands them out', () => {
    const items = [
      rehearsalItem({ id: '1', priority: 5, releaseAt: NOW + 30 * MINUTE }),
      rehearsalItem({ id: '2' }),
      rehearsalItem({ id: '3', priority: 1 }),
      rehearsalItem({ id: '4', state: 'waiting', waitUntil: NOW + 10 * MINUTE }),
    ]
    expect(due({ items, paceMs: MINUTE })).toEqual([
      '1 11-20 01:30',
      '2 11-20 01:01',
      '3 11-20 01:00',
      '4 11-20 01:10',
    ])
  })

  it('tell of a login that ends before', () => {
    const accounts = [rehearsalAccount({ gapS: 600, expiresAt: NOW + 15 * MINUTE })]
    const last = play({ items: three, accounts }).at(-1)
    expect(last?.faults.map(({ code }) => code)).toEqual(['gap', 'login_ends'])
  })

  it('of two accounts do not wait for each other', () => {
    const items = [rehearsalItem(), rehearsalItem({ id: '2', accountId: '10' })]
    const accounts = [rehearsalAccount({ gapS: 600 }), rehearsalAccount({ id: '10' })]
    expect(due({ items, accounts })).toEqual(['1 11-20 01:00', '2 11-20 01:00'])
  })

  it('end for 500 items of one account within a cap of one a day', () => {
    const items = Array.from({ length: 500 }, (_, at) => rehearsalItem({ id: `${at + 1}` }))
    const accounts = [rehearsalAccount({ dailyCap: 1, quietFrom: '00:00', quietTo: '08:00' })]
    expect(clock(play({ items, accounts }).at(-1)?.dueAt)).toBe('04-02 00:00')
  })
})
