import { StatusChip } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useServices } from '../../../kernel/services/services-context.ts'

/** State of the connection for events and commands, which the queue does not need. */
export function LiveState() {
  const { t } = useTranslation()
  const { cable, eventsChannel } = useSnapshot(useServices().realtime.state)
  if (eventsChannel) {
    return (
      <StatusChip tone="success" shape="dot">
        {t('publishing.live')}
      </StatusChip>
    )
  }
  return cable === 'disconnected' || cable === 'closed' ? (
    <StatusChip tone="warning" shape="alert" className="h-auto! min-h-6 whitespace-normal!">
      {t('publishing.liveDown')}
    </StatusChip>
  ) : (
    <StatusChip tone="info" shape="turning">
      {t('publishing.liveConnecting')}
    </StatusChip>
  )
}
