import type { Result } from '@omc/sdk'
import { Card, EmptyState, ErrorState, Skeleton, StatusChip } from '@omc/ui'
import { MonitorSmartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { clockTime } from '../../kernel/i18n/moments.ts'
import { DeviceVersion, runningText } from './device-facts.tsx'
import type { Target, TargetAccount } from './use-target-account.ts'

type Device = Result<'devices.list'>['items'][number]

type DevicesCardProps = {
  readonly devices: readonly Device[]
  readonly isPending: boolean
  readonly error: Error | null
  readonly onRetry: () => void
  readonly chosen: TargetAccount
  readonly onChoose: (target: Target) => void
}

/** The devices of the team; a press on one chooses the account it runs. */
export function DevicesCard({
  devices,
  isPending,
  error,
  onRetry,
  chosen,
  onChoose,
}: DevicesCardProps) {
  const { t } = useTranslation()
  const onlineCount = devices.filter((device) => device.online).length
  return (
    <Card
      title={t('remoteControl.devices')}
      headingLevel={3}
      isPadded={false}
      actions={
        <span className="text-xs text-fg3 tabular-nums">
          {t('remoteControl.onlineCount', { count: onlineCount })}
        </span>
      }
    >
      {isPending ? (
        <div className="p-4" aria-busy>
          <Skeleton className="h-10" lines={3} />
        </div>
      ) : error && devices.length === 0 ? (
        <ErrorState
          message={errorText(error, currentLanguage())}
          retry={{ label: t('act.retry'), onRetry }}
        />
      ) : devices.length === 0 ? (
        <EmptyState
          className="py-8"
          icon={<MonitorSmartphone size={24} aria-hidden />}
          title={t('remoteControl.noDevices')}
          description={t('remoteControl.noDevicesHint')}
        />
      ) : (
        <ul className="max-h-64 overflow-y-auto p-2" data-testid="devices">
          {devices.map((device) => (
            <li key={device.id}>
              <DeviceRow
                device={device}
                isChosen={
                  device.uid !== null &&
                  device.uid === chosen.uid &&
                  device.platform === chosen.platform
                }
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type DeviceRowProps = {
  readonly device: Device
  readonly isChosen: boolean
  readonly onChoose: (target: Target) => void
}

function DeviceRow({ device, isChosen, onChoose }: DeviceRowProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={device.uid === null}
      onClick={() => onChoose({ tag: 'device', uid: device.uid ?? '', platform: device.platform })}
      className={`flex min-h-12 w-full flex-wrap items-center gap-x-3 rounded-control px-2 py-1 text-start focus-visible:-outline-offset-2 ${
        isChosen ? 'bg-accent-soft' : 'hover:bg-hover'
      }`}
    >
      <StatusChip
        tone={device.online ? 'success' : 'neutral'}
        shape={device.online ? 'dot' : 'ring'}
        className="bg-transparent! px-0!"
      >
        {t(device.online ? 'remoteControl.online' : 'remoteControl.offline')}
      </StatusChip>
      <span
        title={`${device.nickname ?? '—'} · ${device.name}`}
        className="min-w-0 flex-1 truncate text-sm"
      >
        <strong className="font-semibold">{device.nickname ?? '—'}</strong>
        <span className="text-fg3"> · {device.name}</span>
      </span>
      <span className="text-xs text-fg2 tabular-nums">{runningText(device.running)}</span>
      <span className="text-xs text-fg3 tabular-nums">
        <DeviceVersion version={device.version} />
      </span>
      <span className="text-xs text-fg3 tabular-nums">
        {device.username === null ? null : `${device.username} · `}
        {t('remoteControl.lastSeen', {
          time: clockTime(device.last_seen_at),
        })}
      </span>
    </button>
  )
}
