import { initialState } from '@omc/core'
import type { LoopPhase, LoopState, WaitReason } from '@omc/core'
import type { PublishItem } from '@omc/publisher'
import { describe, expect, it } from 'vitest'
import { publishInfo } from '../testing/fake-ledger.ts'
import { runSteps } from './run-steps.ts'
import { NO_REST } from './run-time.ts'
import { queueLeft, RUN_LOOK, runProgress, runView, SKIP_ACT } from './run-view.ts'

const ITEM = { attemptKey: 'k', title: '夏季', channel: 'jd' } as PublishItem

const loopIn = (
  phase: LoopPhase<PublishItem>,
  more: Partial<LoopState<PublishItem>> = {},
): LoopState<PublishItem> => ({ ...initialState<PublishItem>(), phase, ...more })
const waiting = (why: WaitReason): LoopPhase<PublishItem> => ({
  tag: 'waiting',
  why,
  sinceAt: 0,
  dueAt: 600_000,
  resume: { tag: 'fetch' },
})
const view = (phase: LoopPhase<PublishItem>, more: Partial<LoopState<PublishItem>> = {}) =>
  runView({ loop: loopIn(phase, more), start: { tag: 'none' }, interrupted: null }).tag

describe('the state a person sees', () => {
  it.each([
    ['pacing', 'delaying'],
    ['failure', 'retry'],
    ['upload', 'retry'],
    ['empty', 'retry'],
    ['bot-check', 'bot-check'],
    ['cooldown', 'bot-check'],
    ['unconfirmed', 'unverified'],
    ['unresolved', 'unverified'],
    ['restored', 'unverified'],
    ['channel_off', 'held'],
    ['daily_cap', 'held'],
    ['quiet_hours', 'held'],
    ['not_released', 'held'],
    ['offline', 'offline'],
  ] as const)('is, while waiting because of %s, %s', (why, tag) => {
    expect(view(waiting(why))).toBe(tag)
  })

  it.each([
    ['completed', 'done'],
    ['no-permission', 'no-permission'],
    ['cancelled', 'cancelled'],
    ['lease-lost', 'lease-lost'],
  ] as const)('is, stopped as %s, %s', (why, tag) => {
    expect(view({ tag: 'stopped', why })).toBe(tag)
  })

  it('is pausing while the item in hand is finished, then paused', () => {
    const sending = { tag: 'sending', item: ITEM, dueAt: 1 } as const
    expect(view(sending)).toBe('running')
    expect(view(sending, { hold: 'after-item' })).toBe('pausing')
    expect(view({ tag: 'paused', wait: null })).toBe('paused')
  })

  it('is interrupted when an earlier page did not finish, and failed only while nothing runs', () => {
    const interrupted = { startedAt: 1, workedMs: 1, published: 2, failed: 0 }
    const loop = loopIn({ tag: 'idle' })
    expect(runView({ loop, start: { tag: 'none' }, interrupted }).tag).toBe('interrupted')
    const start = { tag: 'failed', code: 'frame-mute', message: '' } as const
    expect(runView({ loop, start, interrupted: null }).tag).toBe('failed')
    const running = loopIn({ tag: 'fetching' })
    expect(runView({ loop: running, start, interrupted: null }).tag).toBe('running')
  })

  it('has a look for every word, and no two words look the same in a row of one tone', () => {
    for (const look of Object.values(RUN_LOOK)) expect(look.shape).not.toBe('')
  })

  it('lets a person end their own waits; the server can only be asked again', () => {
    expect(SKIP_ACT.pacing).toBe('now')
    expect(SKIP_ACT.gap).toBe('askAgain')
    expect(SKIP_ACT.cooldown).toBeNull()
  })
})

describe('the steps of an item', () => {
  const words = (loop: LoopState<PublishItem>) => runSteps(loop).map(({ state }) => state)

  it('go through 取内容, 送入, 结果, 上报', () => {
    expect(words(loopIn({ tag: 'fetching' }))).toEqual(['active', 'todo', 'todo', 'todo'])
    expect(words(loopIn({ tag: 'sending', item: ITEM, dueAt: 1 }))).toEqual([
      'done',
      'done',
      'active',
      'todo',
    ])
    const outcome = { tag: 'accepted', contentId: 'c', feedId: 'f' } as const
    expect(words(loopIn({ tag: 'reporting', item: ITEM, outcome }))).toEqual([
      'done',
      'done',
      'done',
      'active',
    ])
  })

  it('show where the last item failed, and where nobody knows', () => {
    const last = (outcome: NonNullable<LoopState<PublishItem>['last']>['outcome']) =>
      words(loopIn(waiting('failure'), { last: { item: ITEM, outcome, at: 1 } }))
    expect(last({ tag: 'upload-failed', message: '' })[2]).toBe('failed')
    expect(last({ tag: 'unknown', reason: 'silence' })[2]).toBe('unknown')
    expect(last({ tag: 'not-sent', reason: 'skipped', message: '' })[1]).toBe('failed')
  })
})

describe('progress', () => {
  it('counts what is published, in hand and left', () => {
    const loop = loopIn({ tag: 'sending', item: ITEM, dueAt: 1 })
    const totals = { ...NO_REST, startedAt: 1, published: 13, failed: 2 }
    expect(runProgress({ loop, info: publishInfo(37), totals })).toEqual({
      doneCount: 13,
      totalCount: 51,
    })
    expect(queueLeft({ loop: loopIn({ tag: 'idle' }), info: null })).toBe(0)
  })
})
