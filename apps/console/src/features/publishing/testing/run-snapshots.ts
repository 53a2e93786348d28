import { initialState } from '@omc/core'
import type { LoopPhase, LoopState, WaitReason } from '@omc/core'
import type { PublishItem } from '@omc/publisher'
import type { RunSnapshot } from '../run/run-types.ts'
import { publishInfo, UID } from './fake-ledger.ts'

// as: the fields that screens read.
export const ITEM = {
  attemptKey: 'k',
  publishContentId: '9',
  title: '夏季连衣裙',
  channel: 'jd',
  items: [{ itemId: '1', title: null }],
  topic: '穿搭',
} as unknown as PublishItem

/** A connected account at rest, with a queue of 38. */
export const snapshotOf = (change: Partial<RunSnapshot>): RunSnapshot => ({
  key: UID,
  uid: UID,
  info: publishInfo(38),
  link: { tag: 'connected', lease: { deviceId: '5', fence: 1 } },
  start: { tag: 'none' },
  loop: initialState<PublishItem>(),
  events: [],
  slow: null,
  isFrameBusy: false,
  options: { draft: false, activity: false, delayMinS: 5, delayMaxS: 12 },
  frame: { tag: 'ready', uid: UID, platform: 'youhaohuo' },
  publishIframe: true,
  frameSrc: null,
  totals: { startedAt: null, pausedAt: null, restedMs: 0, published: 0, failed: 0 },
  interrupted: null,
  remote: null,
  attemptIds: new Map(),
  ...change,
})

export const inPhase = (
  phase: LoopPhase<PublishItem>,
  more: Partial<LoopState<PublishItem>> = {},
): Pick<RunSnapshot, 'loop'> => ({ loop: { ...initialState<PublishItem>(), phase, ...more } })

/** A wait of ten minutes from now. */
export function waiting(
  why: WaitReason,
  more: Partial<LoopState<PublishItem>> = {},
): Pick<RunSnapshot, 'loop'> {
  const now = Date.now()
  const phase = { tag: 'waiting', why, sinceAt: now, dueAt: now + 600_000 } as const
  return inPhase({ ...phase, resume: { tag: 'fetch' } }, more)
}
