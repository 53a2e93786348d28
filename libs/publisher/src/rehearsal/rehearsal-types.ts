import type { AccountHold } from '@omc/core/ledger'
import type { ChannelRule } from '@omc/core/rules'
import type { FrameContent } from '../frame-bridge/frame-protocol.ts'
import type { PublishPayload, RunFlags } from '../runtime/publish-item.ts'
import type { Fault, Verdict } from './faults.ts'

/** A content of a batch: of the queue, or one that is to come into it. Instants are epoch ms. */
export type RehearsalItem = Omit<PublishPayload, 'attemptKey'> & {
  readonly id: string
  readonly accountId: string | null
  /** Its state in the queue; `new` for a content that is not in it. */
  readonly state: string
  readonly priority: number
  readonly releaseAt: number | null
  readonly waitUntil: number | null
  /** Why the server holds it back, by code. */
  readonly waitWhy: string | null
}

/** What the server knows of an account when it hands out an item. */
export type RehearsalAccount = {
  readonly id: string
  readonly permitted: boolean
  readonly expiresAt: number | null
  readonly cooldownUntil: number | null
  readonly endedWhy: string | null
  /** Zero = no cap. */
  readonly dailyCap: number
  /** What is known to be sent today; an open attempt may come to it. */
  readonly submittedToday: number
  readonly gapS: number
  readonly zone: string
  /** Why its queue does not go on, as the server says. */
  readonly holds: readonly AccountHold[]
  /** Who holds it now: nobody, a device of the person, one of somebody else, or the server. */
  readonly holder: 'none' | 'mine' | 'other' | 'server'
  /** `23:00`; null without quiet hours. */
  readonly quietFrom: string | null
  readonly quietTo: string | null
}

export type RehearsalBatch = {
  readonly items: readonly RehearsalItem[]
  readonly accounts: readonly RehearsalAccount[]
  readonly rules: readonly ChannelRule[]
  /** Options of the run that would publish them. */
  readonly flags: RunFlags
  /** Mean delay between two items of a run, ms. */
  readonly paceMs: number
  /** Epoch ms. */
  readonly now: number
}

/** How one item of a batch would fare. */
export type RehearsedItem = {
  readonly item: RehearsalItem
  /** What the channel would get, under a key that no ledger knows. */
  readonly payload: FrameContent
  readonly faults: readonly Fault[]
  readonly verdict: Verdict
  /** When its turn would come, epoch ms; null where that is not known, e.g. for one that is refused. */
  readonly dueAt: number | null
}
