import { StatusChip } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { clockMinute } from '../../kernel/i18n/moments.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { useUpdatedAt } from './use-updated-at.ts'

/** Whether news comes by itself, and the time of the newest answer on the page. */
export function ConnectionLine() {
  const { t } = useTranslation()
  const { cable } = useSnapshot(useServices().realtime.state)
  const updatedAt = useUpdatedAt()
  return (
    <p className="flex flex-wrap items-center gap-2 text-xs text-fg3 tabular-nums">
      {cable === 'connected' ? (
        <StatusChip tone="success" shape="dot">
          {t('home.live')}
        </StatusChip>
      ) : cable === 'disconnected' || cable === 'closed' ? (
        <StatusChip tone="warning" shape="alert">
          {t('home.liveDown')}
        </StatusChip>
      ) : (
        <StatusChip tone="info" shape="turning">
          {t('home.liveConnecting')}
        </StatusChip>
      )}
      {updatedAt === 0 ? null : (
        <time dateTime={new Date(updatedAt).toISOString()}>
          {t('home.updatedAt', { time: clockMinute(updatedAt) })}
        </time>
      )}
    </p>
  )
}
