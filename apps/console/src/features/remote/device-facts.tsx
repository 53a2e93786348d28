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

/** What runs on a device and how far it is, as "Publishing 3 / 40"; '' for nothing. */
export function runningText(running: Running): string {
  if (!running) return ''
  const { kind, done, total, paused } = running
  const far = total === null ? formatCount(done) : `${formatCount(done)} / ${formatCount(total)}`
  const known = DEVICE_JOBS.find((one) => one === kind)
  const text = `${known ? i18n.t(`deviceFacts.running.${known}`) : kind} ${far}`
  return paused ? `${text} · ${i18n.t('deviceFacts.paused')}` : text
}
