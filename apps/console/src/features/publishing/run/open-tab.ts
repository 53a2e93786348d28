import type { Publisher } from '@omc/publisher'
import { type KeptValue, replaceState, stateOf } from '@omc/shell'
import { addressOf, calledBy } from '../../account-address/account-key.ts'
import { createApiPort } from '../ports/api-port.ts'
import type { HeldLease } from '../ports/api-port.ts'
import type { FramePort } from '../ports/frame-port.ts'
import type { RunMemory, RunOptions } from '../ports/run-options.ts'
import type { WorkSnapshot } from '../work/account-work.ts'
import { createAccountLease } from './account-lease.ts'
import type { RunDeps } from './run-ports.ts'
import { firstState, snapshotOf, stepRun } from './run-state.ts'
import type { RunEvent, RunState } from './run-state.ts'
import type { RunSnapshot } from './run-types.ts'
import { runningJob } from './running-job.ts'

/** One account in this tab: its services and its mutable state. */
export type AccountTab = {
  readonly key: string
  readonly uid: string
  readonly deps: RunDeps
  readonly keptOptions: KeptValue<RunOptions | null>
  readonly memory: KeptValue<RunMemory | null>
  readonly api: ReturnType<typeof createApiPort>
  readonly accountLease: ReturnType<typeof createAccountLease>
  state: RunState
  /** A valtio state: the run's snapshot for the screens. */
  readonly shown: RunSnapshot
  frame: FramePort | null
  frameElement: HTMLIFrameElement | null
  publisher: Publisher | null
  disarmBeat: () => void
  /** The job over the records of the account. */
  work: () => WorkSnapshot
  disposed: boolean
}

/** @param onFree  called when another tab has released the account's lock */
export function openTab(deps: RunDeps, key: string, onFree: (tab: AccountTab) => void): AccountTab {
  const { sdk, clock } = deps
  const { uid } = addressOf(key)
  const keptOptions = deps.optionsOf(key)
  const memory = deps.memoryOf(key)
  const state = firstState(keptOptions.read(), memory.read())
  const tab: AccountTab = {
    key,
    uid,
    deps,
    keptOptions,
    memory,
    api: createApiPort({
      sdk,
      clock,
      lease: () => leaseOf(tab),
      running: () => runningJob(tab.shown, tab.work()),
      onClaimed: ({ attemptKey, attemptId }) =>
        take(tab, { tag: 'claimed', attemptKey, attemptId }),
    }),
    accountLease: createAccountLease({
      key,
      sdk,
      clock,
      locks: deps.locks,
      device: deps.device,
      onFree: () => onFree(tab),
    }),
    state,
    shown: stateOf(snapshotOf({ key, uid }, state, { publisher: null, frame: null })),
    frame: null,
    frameElement: null,
    publisher: null,
    disarmBeat: nothing,
    work: () => ({ tag: 'none' }),
    disposed: false,
  }
  return tab
}

/** Current lease of this tab; null without one. */
export const leaseOf = ({ state: { link } }: AccountTab): HeldLease | null =>
  link.tag === 'connected' ? link.lease : null

/** The account as calls name it; the server's first answer tells the channel that its key does not. */
export function calledIn({ key, state: { info } }: AccountTab): ReturnType<typeof calledBy> {
  const { uid, platform } = addressOf(key)
  return calledBy({ uid, platform: platform ?? info?.platform })
}

/** Applies an event to the state; subscribers see it after the next `commit`. */
export function take(tab: AccountTab, event: RunEvent): void {
  tab.state = stepRun(tab.state, event)
}

/** Applies the given events and publishes the new snapshot. */
export function commit(tab: AccountTab, ...events: readonly RunEvent[]): void {
  for (const event of events) take(tab, event)
  if (tab.disposed) return
  replaceState(tab.shown, snapshotOf(tab, tab.state, tab))
}

export function nothing(): void {
  // Deliberately without effect; each use gives the reason.
}
