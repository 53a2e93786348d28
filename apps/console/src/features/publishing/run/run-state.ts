import { initialState } from '@omc/core'
import type { LoopCounts, LoopState } from '@omc/core'
import type { Publisher, PublishItem } from '@omc/publisher'
import { match } from 'ts-pattern'
import type { FramePort } from '../ports/frame-port.ts'
import type { RunMemory, RunOptions } from '../ports/run-options.ts'
import { linkAfter } from './holder-link.ts'
import { NO_REST, restAfter, restBefore } from './run-time.ts'
import type {
  PublishInfo,
  RemoteNote,
  RunLink,
  RunSnapshot,
  RunTotals,
  StartState,
} from './run-types.ts'

/** State of one account's run, in addition to its loop and its frame. */
export type RunState = {
  readonly info: PublishInfo | null
  readonly link: RunLink
  readonly start: StartState
  readonly options: RunOptions
  /** A run of another page that did not finish, as far as this tab can know. */
  readonly interrupted: RunMemory | null
  /** Progress that a resumed run made before this page; null before the first start. */
  readonly carried: RunMemory | null
  /** The loop's counts at the start of the run: the loop never resets them. */
  readonly base: Pick<LoopCounts, 'published' | 'failed'>
  readonly rest: Pick<RunTotals, 'pausedAt' | 'restedMs'>
  readonly remote: RemoteNote | null
  readonly attemptIds: ReadonlyMap<string, string>
}

export type RunEvent =
  /** `memory`: the run that the browser keeps at this moment; null while nothing is known of it. */
  | { readonly tag: 'linked'; readonly link: RunLink; readonly memory: RunMemory | null }
  | { readonly tag: 'start'; readonly start: StartState }
  /** The account has loaded; its default delay applies unless the person has set one. */
  | { readonly tag: 'known'; readonly info: PublishInfo; readonly hasOwnOptions: boolean }
  | { readonly tag: 'refreshed'; readonly info: PublishInfo }
  | { readonly tag: 'options'; readonly options: RunOptions }
  | { readonly tag: 'claimed'; readonly attemptKey: string; readonly attemptId: string }
  | { readonly tag: 'began'; readonly counts: LoopCounts; readonly at: number }
  /** `isResting`: the run is paused or over. */
  | { readonly tag: 'loop'; readonly isResting: boolean; readonly at: number }
  | { readonly tag: 'forgotten' }
  | { readonly tag: 'remote'; readonly note: RemoteNote }

export const DEFAULT_OPTIONS: RunOptions = {
  draft: false,
  activity: false,
  delayMinS: 5,
  delayMaxS: 12,
}

export const firstState = (options: RunOptions | null, memory: RunMemory | null): RunState => ({
  info: null,
  link: { tag: 'offline' },
  start: { tag: 'none' },
  options: options ?? DEFAULT_OPTIONS,
  interrupted: memory,
  carried: null,
  base: { published: 0, failed: 0 },
  rest: NO_REST,
  remote: null,
  attemptIds: new Map(),
})

/** Next state of a run after one event. */
export function stepRun(state: RunState, event: RunEvent): RunState {
  return match(event)
    .returnType<RunState>()
    .with({ tag: 'linked' }, ({ link, memory }) => ({
      ...state,
      link,
      interrupted: isLeft(state, link) ? memory : null,
    }))
    .with({ tag: 'start' }, ({ start }) => ({ ...state, start }))
    .with({ tag: 'known' }, ({ info, hasOwnOptions }) => ({
      ...state,
      info,
      options: hasOwnOptions ? state.options : withDelayOf(info, state.options),
    }))
    .with({ tag: 'refreshed' }, ({ info }) => ({
      ...state,
      info,
      link: linkAfter(state.link, info.lease),
    }))
    .with({ tag: 'options' }, ({ options }) => ({ ...state, options }))
    .with({ tag: 'claimed' }, ({ attemptKey, attemptId }) => ({
      ...state,
      attemptIds: new Map([...state.attemptIds, [attemptKey, attemptId]]),
    }))
    .with({ tag: 'began' }, ({ counts, at }) => ({
      ...state,
      base: { published: counts.published, failed: counts.failed },
      carried: { startedAt: at, workedMs: 0, published: 0, failed: 0, ...state.interrupted },
      rest: restBefore(state.interrupted, at),
      interrupted: null,
    }))
    .with({ tag: 'loop' }, ({ isResting, at }) => ({
      ...state,
      rest: restAfter(state.rest, isResting, at),
    }))
    .with({ tag: 'forgotten' }, () => ({ ...state, interrupted: null }))
    .with({ tag: 'remote' }, ({ note }) => ({ ...state, remote: note }))
    .exhaustive()
}

/**
 * Whether a kept run is one that its page left: only the tab that has the account knows that no other
 * carries it on, and what it has begun itself is its own.
 */
const isLeft = ({ carried }: RunState, link: RunLink): boolean =>
  link.tag === 'connected' && carried === null

function withDelayOf({ limits }: PublishInfo, options: RunOptions): RunOptions {
  const { delay_min_s: delayMinS, delay_max_s: delayMaxS } = limits
  return { ...options, delayMinS, delayMaxS }
}

/** Current data of the run for the screens. */
export function snapshotOf(
  account: Pick<RunSnapshot, 'key' | 'uid'>,
  state: RunState,
  parts: { readonly publisher: Publisher | null; readonly frame: FramePort | null },
): RunSnapshot {
  const { carried, base, rest, ...shown } = state
  const { publisher, frame } = parts
  const shownFrame = frame?.getState() ?? { tag: 'absent' }
  const loop: LoopState<PublishItem> = publisher?.getState() ?? initialState<PublishItem>()
  return {
    ...shown,
    key: account.key,
    uid: account.uid,
    loop,
    events: publisher?.getEvents() ?? [],
    slow: publisher?.getSlow() ?? null,
    isFrameBusy: publisher !== null && publisher.getOpen() !== null,
    frame: shownFrame,
    publishIframe: shownFrame.tag !== 'absent',
    frameSrc: frame?.src ?? null,
    totals: {
      startedAt: carried?.startedAt ?? null,
      ...rest,
      published: loop.counts.published - base.published + (carried?.published ?? 0),
      failed: loop.counts.failed - base.failed + (carried?.failed ?? 0),
    },
  }
}
