import { beforeAll, describe, expect, it } from 'vitest'
import { blockOf } from '../../../apps/console/src/features/waiting-board/board-row.ts'
import type { Block } from '../../../apps/console/src/features/waiting-board/board-row.ts'
import type { WaitKind } from '../../../apps/console/src/features/waiting/wait-rules.ts'
import { morningOf } from './morning.ts'
import type { Found } from './morning.ts'
import { mend, MINUTE } from './night-account.ts'
import type { Fate, NightAccount } from './night-account.ts'
import { factsOf } from './night-rows.ts'
import { clockOf, playNight } from './play-night.ts'
import type { NightPlan, NightScript } from './play-night.ts'

const at = clockOf('2026-11-27')
const daily = {
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  timezone: 'Asia/Shanghai',
  startsOn: null,
  endsOn: null,
}
const plan = (name: string, account: number, batch: number, ...times: string[]): NightPlan => ({
  ...daily,
  name,
  account,
  batch,
  times,
})

const FATES: readonly Fate[] = [
  { name: '小红豆', queued: 50, loses: [70], botChecks: [20] },
  { name: '山野', queued: 50, loses: [12, 80], refuses: [7] },
  { name: '阿圆', queued: 50, loginEndsAt: at('22:30') },
  { name: '北屿', queued: 50, botChecks: [5, 30] },
  { name: '青禾', queued: 50, loginEndsAt: at('23:00'), refuses: [3] },
  { name: '木木', queued: 50, loses: [10], isMute: true },
  { name: '小满', queued: 50 },
  { name: '南栀', queued: 50, botCheckFrom: at('07:40') },
  { name: '半夏', queued: 50, deniesFrom: 30, seenAt: at('02:20') },
  { name: '白芷', queued: 50, mayNotFrom: at('22:40') },
]

const SCRIPT: NightScript = {
  seed: 20_261_128,
  from: at('20:00'),
  until: at('08:00'),
  fates: FATES,
  plans: [
    plan('零点加更', 0, 30, '00:00', '03:00'),
    plan('后半夜', 1, 30, '01:00', '04:30'),
    plan('清晨', 7, 25, '02:00', '06:30'),
  ],
  outage: { from: at('21:10'), until: at('21:30') },
  restart: { at: at('22:05'), awayMs: MINUTE },
}

let accounts: readonly NightAccount[]
let found: readonly Found[]
beforeAll(async () => {
  accounts = await playNight(SCRIPT)
  found = morningOf(accounts, SCRIPT.until)
})

const postsOf = ({ ledger }: NightAccount) => ledger.channel.posts
const lineOf = ({ kind, account, content, act }: Found) =>
  [kind, account, content === null ? '' : `#${content}`, act]
    .filter((part) => part !== '')
    .join(' ')

/** What goes out once the account goes on: its own line is the line of the account. */
const UNSENT = { queued: true, waiting: true }

/** Lines that say of an account what keeps it from publishing; those of other things excuse nothing. */
const STOPS: Readonly<Record<Block, WaitKind | null>> = {
  login: 'expired',
  permission: 'notPermitted',
  ended: 'ended',
  check: 'botChecks',
}

function standsStill(account: NightAccount, named: readonly Found[]): boolean {
  const block = blockOf(factsOf(account).facts, SCRIPT.until)
  const kind = block && STOPS[block]
  return named.some((one) => one.content === null && one.kind === kind)
}

describe('an unattended night: 10 accounts, 3 plans, more than 500 posts', () => {
  it('breaks no rule, and posts everything once', () => {
    for (const { fate, ledger } of accounts)
      expect([fate.name, ledger.watch.breaches]).toEqual([fate.name, []])
    for (const account of accounts) {
      const contents = postsOf(account).map(({ contentId }) => contentId)
      expect(new Set(contents).size).toBe(contents.length)
    }
    expect(accounts.flatMap(postsOf).length).toBeGreaterThanOrEqual(500)
  })

  it('was a bad one: a restart in a send, lost answers, bot checks, ended sign-ins', () => {
    const outcomes = accounts.flatMap(({ ledger }) => ledger.attempts.map(({ outcome }) => outcome))
    expect(outcomes.filter((one) => one === 'bot_check').length).toBeGreaterThanOrEqual(5)
    expect(outcomes.filter((one) => one === 'rejected')).toHaveLength(6)
    // Known by the look-up alone: nobody heard the channel's answer.
    const lookedUp = accounts.flatMap(({ ledger: { attempts, watch } }) =>
      attempts.filter(({ key, state }) => state === 'published' && !watch.learned.has(key)),
    )
    expect(lookedUp.length).toBeGreaterThanOrEqual(4)
  })

  it('is over in the morning: nothing is still being sent', () => {
    const open = accounts.flatMap(({ ledger }) =>
      ledger.attempts.filter(({ state }) => state === 'claimed' || state === 'submitting'),
    )
    expect(open).toEqual([])
  })

  it('leaves a list with one button a line', () => {
    console.log(['the morning’s list', ...found.map(lineOf)].join('\n'))
    for (const one of found) expect([lineOf(one), one.act]).not.toEqual([lineOf(one), null])
    expect(found.filter(({ kind }) => kind !== 'retries').map(lineOf)).toEqual([
      'unknown 木木 #10 ask',
      'botChecks 南栀 verify',
      'ended 半夏 startAgain',
      'notPermitted 白芷 look',
      'expired 阿圆 login',
      'expired 青禾 login',
      'refused 山野 #7 mend',
      'refused 青禾 #3 mend',
    ])
    expect(new Set(found.filter(({ kind }) => kind === 'retries').map(({ act }) => act))).toEqual(
      new Set(['verify']),
    )
  })

  it('leaves nothing that stands in no line: by itself, or with its account', () => {
    for (const account of accounts) {
      const { fate, ledger } = account
      const named = found.filter((one) => one.account === fate.name)
      const silent = ledger.contents.filter(
        ({ id, status }) =>
          status !== 'published' &&
          !(status in UNSENT && standsStill(account, named)) &&
          !named.some(({ content }) => content === id),
      )
      expect([fate.name, silent]).toEqual([fate.name, []])
    }
  })
})

it('has a button that leads out: what is corrected and queued again is posted, by the same rules', async () => {
  const fate: Fate = { name: '山野', queued: 10, refuses: [3, 7] }
  let pressed: readonly string[] = []
  const [account] = await playNight({
    seed: 7,
    from: at('20:00'),
    until: at('23:30'),
    fates: [fate],
    plans: [],
    person: {
      at: at('22:30'),
      acts(all) {
        const mends = morningOf(all, at('22:30')).filter(({ act }) => act === 'mend')
        pressed = mends.map(lineOf)
        for (const { content } of mends.slice(0, 1)) if (content !== null) mend(all[0]!, content)
      },
    },
  })
  expect(pressed).toEqual(['refused 山野 #3 mend', 'refused 山野 #7 mend'])
  expect(account!.ledger.watch.breaches).toEqual([])
  expect(postsOf(account!).map(({ contentId }) => contentId)).toEqual([1, 2, 4, 5, 6, 8, 9, 10, 3])
  expect(account!.ledger.contents[2]).toMatchObject({ status: 'published', strikes: 0 })
  expect(account!.ledger.contents[6]).toMatchObject({ status: 'refused', strikes: 3 })
})
