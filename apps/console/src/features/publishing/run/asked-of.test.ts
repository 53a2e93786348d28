import type { WaitReason } from '@omc/core'
import { describe, expect, it } from 'vitest'
import { publishInfo } from '../testing/fake-ledger.ts'
import { inPhase, ITEM, snapshotOf, waiting } from '../testing/run-snapshots.ts'
import { askedOf } from './asked-of.ts'
import { failedItem } from './failed-item.ts'

const withOpen = (count: number) => ({
  info: { ...publishInfo(5), queue: { left: 5, by_status: { needs_human: count } } },
})

describe('a run asks a person', () => {
  it('to pass the check of the channel', () => {
    expect(askedOf(snapshotOf(waiting('bot-check')))).toBe('verify')
  })

  it('to find out about a result that the channel cannot tell', () => {
    expect(askedOf(snapshotOf({ ...waiting('unresolved'), ...withOpen(1) }))).toBe('resolve')
    expect(askedOf(snapshotOf({ ...waiting('unresolved'), ...withOpen(0) }))).toBeNull()
  })

  it.each(['pacing', 'failure', 'upload', 'offline'] satisfies WaitReason[])(
    'nothing while it waits because of %s',
    (why) => expect(askedOf(snapshotOf({ ...waiting(why), ...withOpen(1) }))).toBeNull(),
  )

  it('nothing once it is paused, at rest or over', () => {
    const wait = { why: 'bot-check', sinceAt: 0, dueAt: 1 } as const
    expect(askedOf(snapshotOf(inPhase({ tag: 'paused', wait })))).toBeNull()
    expect(askedOf(snapshotOf({}))).toBeNull()
    expect(askedOf(snapshotOf(inPhase({ tag: 'stopped', why: 'lease-lost' })))).toBeNull()
  })
})

describe('the content that can be given up', () => {
  const last = { item: ITEM, outcome: { tag: 'empty', message: '' }, at: 1 } as const

  it.each(['failure', 'upload', 'empty'] satisfies WaitReason[])(
    'is the one that is tried again after %s',
    (why) => expect(failedItem(waiting(why, { last }))).toBe(ITEM),
  )

  it('is none between two contents, during a check or without an attempt', () => {
    expect(failedItem(waiting('pacing', { last }))).toBeNull()
    expect(failedItem(waiting('bot-check', { last }))).toBeNull()
    expect(failedItem(waiting('failure'))).toBeNull()
  })
})
