import type { Language } from '@omc/core'
import type { Result } from '@omc/sdk'
import type { NotificationsMessage } from '@omc/sdk/realtime'

type WireNotice = Result<'system_notices.list'>['items'][number]

/** A notice as the bell and the lists show it. */
export type ConsoleNotice = Pick<WireNotice, 'id' | 'title' | 'message' | 'readed' | 'action'> & {
  readonly level: WireNotice['level'] | (string & {})
  /** Null while it is only known from the live channel. */
  readonly created_at: string | null
}

/** The words of a live message; it has them in every language that its readers speak. */
export const wordsOf = (
  { title, message, en }: Pick<NotificationsMessage, 'title' | 'message' | 'en'>,
  language: Language,
) => (language === 'en' && en ? en : { title, message })

/** The row of a live message; null for one that is kept nowhere, such as how far a job is. */
export function noticeOf(told: NotificationsMessage, language: Language): ConsoleNotice | null {
  const { noticeId, level, action } = told
  const { title, message } = wordsOf(told, language)
  if (noticeId === null) return null
  return { id: noticeId, title, message, level, readed: false, action, created_at: null }
}
