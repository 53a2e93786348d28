import type { Language } from '@omc/core'
import type { NotificationsMessage } from '@omc/sdk/realtime'
import type { Toasts, ToastTone } from '@omc/ui'
import type { QueryClient } from '@tanstack/react-query'
import type { Realtime } from '../../kernel/realtime/create-realtime.ts'
import { noticeOf, wordsOf } from './console-notice.ts'
import type { ConsoleNotices } from './create-console-notices.ts'

export type FollowParts = {
  readonly realtime: Pick<Realtime, 'onNotifications'>
  readonly notices: Pick<ConsoleNotices, 'arrived' | 'pull'>
  readonly queryClient: QueryClient
  readonly toasts: Toasts
  readonly language: () => Language
}

const TONES: Readonly<Record<string, ToastTone>> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'danger',
}

/**
 * Shows notices as they arrive. After a reconnect it refetches the lists to get the missed ones.
 *
 * @returns function that stops following
 * @source  console spec §7, notification channel
 */
export function followNotices(parts: FollowParts): () => void {
  const { realtime, notices, queryClient, toasts, language } = parts
  const refreshLists = () => void queryClient.invalidateQueries({ queryKey: ['system_notices'] })
  return realtime.onNotifications({
    reconnected() {
      refreshLists()
      void notices.pull()
    },
    message(told) {
      // The list of jobs shows their progress; only the end of a job is a notice.
      if (told.job?.state === 'running') return
      const notice = noticeOf(told, language())
      if (notice) notices.arrived(notice)
      refreshLists()
      toasts.show(toastOf(told, language()))
    },
  })
}

/** Toast of a notice; its texts are plain text. */
export function toastOf(told: NotificationsMessage, language: Language) {
  const { level, noticeId } = told
  const { title, message } = wordsOf(told, language)
  return {
    title: (title || message).slice(0, 200),
    tone: TONES[level] ?? 'info',
    ...(noticeId !== null && { key: `notice-${noticeId}` }),
  } as const
}
