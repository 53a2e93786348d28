import { useTranslation } from 'react-i18next'
import { useIsOnline } from '../../kernel/page/use-is-online.ts'

/** Says above every screen that what it shows is not fresh. @source ux §3, stale or offline */
export function OfflineStrip() {
  const { t } = useTranslation()
  return useIsOnline() ? null : (
    <output className="shrink-0 border-b border-line bg-subtle px-4 py-1.5 text-xs text-fg2">
      {t('failure.offline')}
    </output>
  )
}
