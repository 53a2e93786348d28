import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Says above every screen that what it shows is not fresh. @source ux §3, stale or offline */
export function OfflineStrip() {
  const { t } = useTranslation()
  const [isOnline, setOnline] = useState(() => onlineManager.isOnline())
  useEffect(() => onlineManager.subscribe(setOnline), [])
  return isOnline ? null : (
    <output className="shrink-0 border-b border-line bg-subtle px-4 py-1.5 text-xs text-fg2">
      {t('failure.offline')}
    </output>
  )
}
