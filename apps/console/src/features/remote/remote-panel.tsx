import { Card } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { CommandBox } from './command-box.tsx'
import { DevicesCard } from './devices-card.tsx'
import { RecentCommands } from './recent-commands.tsx'
import { useCommandDraft, useRemote } from './use-remote.ts'

/**
 * Sends a command to the device that runs an account and shows its progress.
 *
 * @source ux §5 remote control; reliability T3
 */
export function RemotePanel() {
  const { t } = useTranslation()
  const draft = useCommandDraft()
  const remote = useRemote(draft)
  const { devices, others, nameOf } = remote
  return (
    <div className="flex flex-col gap-4" data-testid="remote-panel">
      <DevicesCard
        devices={devices.data?.items ?? []}
        isPending={devices.isPending}
        error={devices.error}
        onRetry={() => void devices.refetch()}
        chosen={draft.account}
        onChoose={draft.setTarget}
      />
      <Card title={t('remoteControl.command')} headingLevel={3}>
        <CommandBox draft={draft} remote={remote} />
      </Card>
      <RecentCommands rows={others} nameOf={nameOf} />
    </div>
  )
}
