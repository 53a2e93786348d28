import { onlineManager } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

/** Says above every screen that what it shows is not fresh. @source ux §3, stale or offline */
export function OfflineStrip() {
  const { t } = useTranslation()
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline())
  if (isOnline) return null
  return (
    <output className="flex shrink-0 items-center gap-2 border-b border-line bg-subtle px-4 py-1.5 text-xs text-fg2">
      <WifiOff size={14} aria-hidden />
      {t('failure.offline')}
    </output>
  )
}

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)
