import { sql } from 'kysely'
import { hold } from '../../db/hold.ts'
import type { LedgerWork } from './ledger-work.ts'

/** Event of an item, an attempt or an account's queue, shown in the timeline. */
export type EventKind =
  | 'queued'
  | 'claimed'
  | 'submitting'
  | 'published'
  | 'refused'
  | 'waiting'
  | 'unknown'
  | 'absent'
  | 'needs_human'
  | 'released'
  | 'late_result'
  | 'doubled'
  | 'lease_taken'
  | 'lease_released'
  | 'queue_ended'
  | 'cooldown'
  | 'paused'
  | 'resumed'

export interface LedgerEvent {
  kind: EventKind
  teamId: number
  accountId: number
  uid: string
  contentId?: number | null
  attemptId?: number | null
  deviceId?: number | null
  detail?: Record<string, unknown>
}

/** Writes one row of the timeline, and notifies open consoles after the commit. */
export async function recordEvent(work: LedgerWork, event: LedgerEvent): Promise<void> {
  const { db, userId, now } = work
  const { contentId, attemptId, deviceId, detail = {} } = event
  await hold(
    db,
    sql`insert into publish_events (business_team_id, studio_account_id, publish_content_id,
        attempt_id, device_id, user_id, kind, detail, created_at)
      values (${event.teamId}, ${event.accountId}, ${contentId ?? null}, ${attemptId ?? null},
        ${deviceId ?? null}, ${userId ?? null}, ${event.kind}, ${JSON.stringify(detail)}, ${now})`,
  )
  announceEvent(work, event)
}

/** Notifies open consoles after the commit. */
export const announceEvent = (
  { announce }: Pick<LedgerWork, 'announce'>,
  { teamId, uid, kind, contentId }: Pick<LedgerEvent, 'teamId' | 'uid' | 'kind' | 'contentId'>,
): void =>
  announce(teamId, uid, {
    msg: 'queue_changed',
    command: '',
    uid,
    kind,
    publish_content_id: contentId ? String(contentId) : null,
  })
