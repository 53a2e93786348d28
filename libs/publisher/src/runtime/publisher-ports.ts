import type { FetchAnswer, FrameOutcome, ReportAnswer, SubmitAnswer } from '@omc/core'
import type { FrameContent } from '../frame-bridge/frame-protocol.ts'
import type { PublishItem } from './publish-item.ts'
import type { PublishResult } from './publish-result.ts'

/** `lost` = somebody else holds the lease, or the attempt is closed. */
export type LeaseAnswer = { readonly tag: 'held' } | { readonly tag: 'lost' }

/**
 * The ledger on the server. A rejected promise means "did not get through"; an answer that takes
 * longer than `callTimeoutMs` counts the same.
 *
 * @source publish ledger over the wire
 */
export type PublisherApi = {
  readonly claim: () => Promise<FetchAnswer<PublishItem>>
  /** The server writes down that the item is about to be sent. Nothing is sent before its ok. */
  readonly submitting: (item: PublishItem) => Promise<SubmitAnswer>
  /** Idempotent by attempt key; a late result is accepted without a lease. */
  readonly report: (result: PublishResult) => Promise<ReportAnswer>
  /**
   * Whether the ledger has the channel's word on an attempt: published or refused. Left out where no
   * send outlasts the loop's limit.
   */
  readonly isAnswered?: (item: PublishItem) => Promise<boolean>
  /** Keeps the lease of one open attempt. */
  readonly heartbeat: (item: PublishItem) => Promise<LeaseAnswer>
  /** Keeps the lease of the account while the loop runs. */
  readonly keepAlive: () => Promise<LeaseAnswer>
}

/** The framed page, as far as publishing goes. `framePublisher(bridge)` makes one. */
export type PublishFrame = {
  readonly publish: (content: FrameContent) => Promise<FrameOutcome>
}

/** Durable store of results by attempt key. */
export type Outbox = {
  /**
   * Keeps one result of each attempt: `wordToKeep` says which, in one step with the reading.
   *
   * @returns the one that is kept
   */
  readonly put: (result: PublishResult) => Promise<PublishResult>
  readonly list: () => Promise<readonly PublishResult[]>
  readonly remove: (attemptKey: string) => Promise<void>
  /** Writes something and takes it away again; rejects where no result could be kept. */
  readonly probe: () => Promise<void>
}
