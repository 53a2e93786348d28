import type { LoopState } from '@omc/core'
import type { PublisherEvent, PublishItem, SlowSend } from '@omc/publisher'
import type { Result } from '@omc/sdk'
import type { LockHolder } from '../ports/account-lock.ts'
import type { HeldLease } from '../ports/api-port.ts'
import type { FrameState } from '../ports/frame-state.ts'
import type { RunMemory, RunOptions } from '../ports/run-options.ts'

/** Server data of an account and its channel. */
export type PublishInfo = Result<'studio_accounts.get_publish_info'>

/** Relation of this tab to the account. */
export type RunLink =
  | { readonly tag: 'offline' }
  | { readonly tag: 'connecting' }
  | { readonly tag: 'connected'; readonly lease: HeldLease }
  | { readonly tag: 'other-tab'; readonly holder: LockHolder | null }
  | { readonly tag: 'other-device'; readonly deviceName: string; readonly leaseEndsAt: number }
  /** The server publishes for the account. */
  | { readonly tag: 'by-server'; readonly leaseEndsAt: number }
  /** The other holder has released it, or was silent until its lease ended. */
  | { readonly tag: 'let-go' }
  | { readonly tag: 'failed'; readonly code: string; readonly message: string }

/** Reasons why a run did not start; each has a text and a next step. */
export type StartFailure =
  | 'not-connected'
  | 'still-ended'
  | 'no-outbox'
  | 'frame-mute'
  | 'other-account'
  | 'account-check'
  | 'no-permission'

export type StartState =
  | { readonly tag: 'none' }
  | { readonly tag: 'checking' }
  | { readonly tag: 'failed'; readonly code: StartFailure; readonly message: string }

/** The remote command that this tab runs now or ran last. */
export type RemoteNote = {
  readonly id: string
  readonly command: string
  readonly issuer: string
  readonly at: number
}

/** Totals of the run as shown to people: since 开始, across reloads. */
export type RunTotals = {
  readonly startedAt: number | null
  /** Start of the current pause, or end of the run, epoch ms; null while the run works. */
  readonly pausedAt: number | null
  /** Total of the earlier pauses, ms. */
  readonly restedMs: number
  readonly published: number
  readonly failed: number
}

/** Data of one account for the screens; a part that changes is replaced. */
export type RunSnapshot = {
  /** Key of the account; the uid is part of it. */
  readonly key: string
  readonly uid: string
  readonly info: PublishInfo | null
  readonly link: RunLink
  readonly start: StartState
  readonly loop: LoopState<PublishItem>
  readonly events: readonly PublisherEvent[]
  /** The publication under way, once its channel takes longer than usual. */
  readonly slow: SlowSend | null
  /** The framed page may still be at work on an item, also on one that the loop gave up. */
  readonly isFrameBusy: boolean
  readonly options: RunOptions
  readonly frame: FrameState
  /** The page of the creator stands in its frame. */
  readonly publishIframe: boolean
  /** The frame's address once the account is known and the frame is wanted. */
  readonly frameSrc: string | null
  readonly totals: RunTotals
  /** A run of another page that did not finish, as far as this tab can know. */
  readonly interrupted: RunMemory | null
  readonly remote: RemoteNote | null
  /** Attempt ids of this page by attempt key, to match server rows with live ones. */
  readonly attemptIds: ReadonlyMap<string, string>
}
