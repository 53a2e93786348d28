import type { StopReason, WaitReason } from '@omc/core'
import type { PublishItem } from '@omc/publisher'
import type { StatusShape, Tone } from '@omc/ui'
import { match, P } from 'ts-pattern'
import type { RunSnapshot, StartFailure } from './run-types.ts'

/** A wait with its reason, start and end; instants are epoch ms. */
export type RunWait = {
  readonly why: WaitReason
  readonly sinceAt: number
  readonly dueAt: number
}

/** The single state shown to people. */
export type RunView =
  | { readonly tag: 'idle' }
  | { readonly tag: 'interrupted' }
  | { readonly tag: 'checking' }
  | { readonly tag: 'failed'; readonly code: StartFailure; readonly message: string }
  | { readonly tag: 'running'; readonly item: PublishItem | null }
  | { readonly tag: 'delaying'; readonly wait: RunWait }
  | { readonly tag: 'retry'; readonly wait: RunWait }
  | { readonly tag: 'bot-check'; readonly wait: RunWait }
  | { readonly tag: 'unverified'; readonly wait: RunWait }
  | { readonly tag: 'held'; readonly wait: RunWait }
  | { readonly tag: 'offline'; readonly wait: RunWait }
  | { readonly tag: 'pausing'; readonly item: PublishItem | null }
  /** Paused. `later` is the wait that still applies when the run resumes. */
  | { readonly tag: 'paused'; readonly later: RunWait | null }
  | { readonly tag: 'done' }
  | { readonly tag: 'no-permission' }
  | { readonly tag: 'cancelled' }
  | { readonly tag: 'lease-lost' }

const WAIT_VIEW: Readonly<
  Record<WaitReason, 'delaying' | 'retry' | 'bot-check' | 'unverified' | 'held' | 'offline'>
> = {
  pacing: 'delaying',
  gap: 'delaying',
  'not-sent': 'delaying',
  failure: 'retry',
  upload: 'retry',
  empty: 'retry',
  item_waiting: 'retry',
  'bot-check': 'bot-check',
  cooldown: 'bot-check',
  unconfirmed: 'unverified',
  unresolved: 'unverified',
  restored: 'unverified',
  channel_off: 'held',
  daily_cap: 'held',
  quiet_hours: 'held',
  not_released: 'held',
  report: 'offline',
  offline: 'offline',
}

const STOP_VIEW: Readonly<
  Record<StopReason, 'done' | 'no-permission' | 'cancelled' | 'lease-lost'>
> = {
  completed: 'done',
  'no-permission': 'no-permission',
  cancelled: 'cancelled',
  'lease-lost': 'lease-lost',
}

/**
 * State of a run as the screen names it.
 *
 * @source ux §5 state table
 */
export function runView({
  loop,
  start,
  interrupted,
}: Pick<RunSnapshot, 'loop' | 'start' | 'interrupted'>): RunView {
  const { phase, hold } = loop
  const active = hold === 'none' ? 'running' : 'pausing'
  return match([start, phase])
    .returnType<RunView>()
    .with([{ tag: 'checking' }, P._], () => ({ tag: 'checking' }))
    .with([{ tag: 'failed' }, { tag: P.union('idle', 'stopped') }], ([failed]) =>
      failed.code === 'no-permission' ? { tag: 'no-permission' } : failed,
    )
    .with([P._, { tag: 'idle' }], () => ({ tag: interrupted ? 'interrupted' : 'idle' }))
    .with([P._, { tag: 'fetching' }], () => ({ tag: active, item: null }))
    .with([P._, { tag: P.union('submitting', 'sending', 'reporting') }], ([, { item }]) => ({
      tag: active,
      item,
    }))
    .with([P._, { tag: 'waiting' }], ([, wait]) => ({ tag: WAIT_VIEW[wait.why], wait }))
    .with([P._, { tag: 'paused' }], ([, { wait }]) => ({ tag: 'paused', later: wait }))
    .with([P._, { tag: 'stopped' }], ([, { why }]) => ({ tag: STOP_VIEW[why] }))
    .exhaustive()
}

export type RunLook = { readonly tone: Tone; readonly shape: StatusShape }

/** @source ux §5 state table: word and tone; shape so that it reads in greyscale */
export const RUN_LOOK: Readonly<Record<RunView['tag'], RunLook>> = {
  idle: { tone: 'neutral', shape: 'ring' },
  interrupted: { tone: 'warning', shape: 'alert' },
  checking: { tone: 'info', shape: 'turning' },
  failed: { tone: 'danger', shape: 'cross' },
  running: { tone: 'accent', shape: 'turning' },
  delaying: { tone: 'info', shape: 'clock' },
  retry: { tone: 'warning', shape: 'clock' },
  'bot-check': { tone: 'warning', shape: 'alert' },
  unverified: { tone: 'warning', shape: 'question' },
  held: { tone: 'info', shape: 'clock' },
  offline: { tone: 'warning', shape: 'alert' },
  pausing: { tone: 'info', shape: 'turning' },
  paused: { tone: 'neutral', shape: 'pause' },
  done: { tone: 'success', shape: 'dot' },
  'no-permission': { tone: 'danger', shape: 'cross' },
  cancelled: { tone: 'neutral', shape: 'square' },
  'lease-lost': { tone: 'warning', shape: 'alert' },
}

/** Current wait; null if there is none or the run is paused. */
export function waitOf(view: RunView): RunWait | null {
  return 'wait' in view ? view.wait : null
}

export type SkipAct = 'now' | 'askAgain'

/**
 * How a person cuts a wait short: ends it (`now`), or has the server asked again where it decides
 * (`askAgain`). Null for a check of the channel, which has an act of its own.
 */
export const SKIP_ACT: Readonly<Record<WaitReason, SkipAct | null>> = {
  pacing: 'now',
  gap: 'askAgain',
  'not-sent': 'now',
  failure: 'now',
  upload: 'now',
  empty: 'now',
  item_waiting: 'askAgain',
  'bot-check': null,
  cooldown: null,
  unconfirmed: 'askAgain',
  unresolved: 'askAgain',
  restored: 'askAgain',
  channel_off: 'askAgain',
  daily_cap: 'askAgain',
  quiet_hours: 'askAgain',
  not_released: 'askAgain',
  report: 'now',
  offline: 'now',
}

/** Items left in the queue: the server's count, else the last count that the loop received. */
export function queueLeft({ loop, info }: Pick<RunSnapshot, 'loop' | 'info'>): number {
  return info?.queue.left ?? loop.counts.queueLeft ?? 0
}

/** Done and total of this run: published ∪ unverified ∪ open, plus the rest of the queue. */
export function runProgress({
  loop,
  info,
  totals,
}: Pick<RunSnapshot, 'loop' | 'info' | 'totals'>): {
  readonly doneCount: number
  readonly totalCount: number
} {
  const openCount = 'item' in loop.phase ? 1 : 0
  const leftCount = queueLeft({ loop, info })
  const doneCount = totals.published
  return { doneCount, totalCount: doneCount + openCount + leftCount }
}
