import type { ToastTone } from '@omc/ui'
import { useEffect } from 'react'
import { isRecord } from '../../app/data/is-record.ts'
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
      message(raw) {
        refresh()
        const notice = parseNotice(raw)
        if (notice) toasts.show(notice)
      },
    })
  }, [realtime, queryClient, toasts])
}

/** @returns null for what is no notice; texts are shown as text, whatever they hold */
export function parseNotice(raw: unknown) {
  if (!isRecord(raw)) return null
  const { title, message, level, notice_id: id } = raw
  const text = typeof title === 'string' && title !== '' ? title : message
  if (typeof text !== 'string' || text === '') return null
  return {
    title: text.slice(0, 200),
    tone: TONES[String(level)] ?? 'info',
    ...(typeof id === 'string' || typeof id === 'number' ? { key: `notice-${id}` } : {}),
  } as const
}
