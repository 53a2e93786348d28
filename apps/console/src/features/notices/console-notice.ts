import type { Result } from '@omc/sdk'
import type { NotificationsMessage } from '@omc/sdk/realtime'

type WireNotice = Result<'system_notices.list'>['items'][number]

/** A notice as the bell and the lists show it. */
export type ConsoleNotice = Pick<WireNotice, 'id' | 'title' | 'message' | 'readed' | 'action'> & {
  readonly level: WireNotice['level'] | (string & {})
  /** Null while it is only known from the live channel. */
  readonly created_at: string | null
}

/** The row of a live message; null for one that is kept nowhere, such as how far a job is. */
export function noticeOf(told: NotificationsMessage): ConsoleNotice | null {
  const { noticeId, title, message, level } = told
  if (noticeId === null) return null
  return { id: noticeId, title, message, level, readed: false, action: null, created_at: null }
}
