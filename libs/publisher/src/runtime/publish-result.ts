import type { FrameOutcome } from '@omc/core'
import { match, P } from 'ts-pattern'
import type { PublishItem } from './publish-item.ts'

/** Outcomes in the words of the ledger. */
export type LedgerOutcome =
  | 'published'
  | 'bot_check'
  | 'rejected'
  | 'upload_failed'
  | 'empty'
  | 'no_permission'
  | 'unknown'
  | 'not_sent'

/** One result as it is kept in the outbox and posted: plain data, one per attempt key. */
export type PublishResult = {
  readonly attemptKey: string
  readonly attemptId: string
  /** Executor that claimed the item, and its fence: the server accepts a result from no other. */
  readonly deviceId: string
  readonly fence: number
  readonly outcome: LedgerOutcome
  readonly feedId: string | null
  readonly code: string | null
  readonly message: string | null
  /** Set when the server refused it for good: kept for a person, not posted again automatically. */
  readonly refusedCode: string | null
}

const LEDGER_OUTCOME = {
  accepted: 'published',
  'bot-check': 'bot_check',
  rejected: 'rejected',
  'upload-failed': 'upload_failed',
  empty: 'empty',
  'no-permission': 'no_permission',
  unknown: 'unknown',
  'not-sent': 'not_sent',
} as const satisfies Record<FrameOutcome['tag'], LedgerOutcome>

/**
 * A content that cannot be sent will fail the next time, too. It is reported as a refusal, so that the
 * server counts a strike and sets it aside; the loop goes on at once.
 *
 * @source reliability F17
 */
const isUnfit = (outcome: FrameOutcome): boolean =>
  outcome.tag === 'not-sent' && outcome.reason === 'content-invalid'

/** @source publish ledger over the wire (set_publish_response) */
export function toPublishResult(item: PublishItem, outcome: FrameOutcome): PublishResult {
  return {
    attemptKey: item.attemptKey,
    attemptId: item.attemptId,
    deviceId: item.deviceId,
    fence: item.fence,
    outcome: isUnfit(outcome) ? 'rejected' : LEDGER_OUTCOME[outcome.tag],
    feedId: outcome.tag === 'accepted' ? outcome.feedId || outcome.contentId : null,
    code: codeOf(outcome),
    message: 'message' in outcome && outcome.message !== '' ? outcome.message : null,
    refusedCode: null,
  }
}

/** A result in the words of `set_publish_response`, within its lengths. */
export const toReport = (result: PublishResult) => ({
  attempt_key: result.attemptKey,
  device_id: result.deviceId,
  fence: result.fence,
  outcome: result.outcome,
  ...(result.feedId !== null && { feed_id: result.feedId }),
  ...(result.code !== null && { code: result.code.slice(0, 100) }),
  ...(result.message !== null && { message: result.message.slice(0, 2_000) }),
})

function codeOf(outcome: FrameOutcome): string | null {
  return match(outcome)
    .returnType<string | null>()
    .with({ tag: 'rejected' }, ({ code }) => code)
    .with({ tag: P.union('unknown', 'not-sent') }, ({ reason }) => reason)
    .with(
      { tag: P.union('accepted', 'bot-check', 'upload-failed', 'empty', 'no-permission') },
      () => null,
    )
    .exhaustive()
}
