import { DEVICE_JOBS } from '@omc/core'
import type { Result } from '@omc/sdk'
import { formatCount } from '@omc/shell'
import { StatusChip } from '@omc/ui'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { isOlderVersion } from './older-version.ts'

type Running = Result<'devices.list'>['items'][number]['running']

/** Version of a device; a mark says that the server gives a newer one by now. */
export function DeviceVersion({ version }: { readonly version: string }) {
  if (version === '') return '—'
  return (
    <span className="inline-flex flex-wrap items-center gap-2 tabular-nums">
      {version}
      {isOlderVersion(version, __VERSION__) ? (
        <StatusChip tone="warning" shape="ring">
          {i18n.t('deviceFacts.older')}
        </StatusChip>
      ) : null}
    </span>
  )
}

/** What runs on a device, how far it is and what it waits for, as "Publishing 3 / 40"; '' for nothing. */
export function runningText(running: Running): string {
  if (!running) return ''
  const { kind, done, total, paused, wait } = running
  const far = total === null ? formatCount(done) : `${formatCount(done)} / ${formatCount(total)}`
  const known = DEVICE_JOBS.find((one) => one === kind)
  return [
    `${known ? i18n.t(`deviceFacts.running.${known}`) : kind} ${far}`,
    ...(paused ? [i18n.t('deviceFacts.paused')] : []),
    ...(wait?.why === 'channel_away' ? [i18n.t('deviceFacts.wait.channel_away')] : []),
  ].join(' · ')
}
