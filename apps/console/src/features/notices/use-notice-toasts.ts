import type { NotificationsMessage } from '@omc/sdk/realtime'
import type { ToastTone } from '@omc/ui'
import { useEffect } from 'react'
import { useServices } from '../../app/services-context.ts'

const TONES: Readonly<Record<string, ToastTone>> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'danger',
}

/**
 * Shows notices as they come and reads the list again, also after every connection: what was
 * missed meanwhile is on the server.
 *
 * @source console spec §7, notification channel
 */
export function useNoticeToasts(): void {
  const { realtime, queryClient, toasts } = useServices()
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: ['system_notices'] })
    return realtime.onNotifications({
      connected: refresh,
      message(notice) {
        // How far a job is stands in its list; only its end is news.
        if (notice.job?.state === 'running') return
        refresh()
        toasts.show(toastOf(notice))
      },
    })
  }, [realtime, queryClient, toasts])
}

/** Texts are shown as text, whatever they hold. */
export function toastOf({ title, message, level, noticeId }: NotificationsMessage) {
  return {
    title: (title || message).slice(0, 200),
    tone: TONES[level] ?? 'info',
    ...(noticeId !== null && { key: `notice-${noticeId}` }),
  } as const
}
