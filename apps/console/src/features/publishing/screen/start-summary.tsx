import { useTranslation } from 'react-i18next'
import { platformName } from '../../../kit/list/platform-name.ts'
import { queueState } from '../run/queue-state.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { reasonWords } from './event-key.ts'

type StartSummaryProps = {
  readonly snapshot: RunSnapshot
  /** Without account and channel, which stand above it. */
  readonly isShort?: boolean
}

/** Effect of 开始, shown next to it before it is pressed. @source ux §5 idle */
export function StartSummary({ snapshot, isShort = false }: StartSummaryProps) {
  const { t } = useTranslation()
  const { info, options } = snapshot
  if (!info) return null
  const { size, uid, daren, delayRange, ps } = queueState(snapshot)
  const [min, max] = delayRange
  const mode = [
    ...(options.draft ? [t('publishing.flag.draft')] : []),
    ...(options.activity ? [t('publishing.flag.activity')] : []),
  ]
  const account = [
    [t('publishing.summary.account'), `${daren} · ${uid}`],
    [t('publishing.summary.channel'), platformName(info.platform)],
  ]
  const rows = [
    ...(isShort ? [] : account),
    [t('publishing.summary.count'), t('publishing.summary.items', { count: size })],
    [t('publishing.summary.mode'), mode.join(' · ') || t('publishing.summary.plain')],
    [t('publishing.summary.delay'), t('publishing.summary.seconds', { min, max })],
    ...(ps === '' ? [] : [[t('publishing.summary.remark'), reasonWords(t, ps)]]),
  ]
  return (
    <dl
      aria-label={t('publishing.summary.title')}
      data-testid="start-summary"
      className={`grid rounded-control bg-subtle ${
        isShort
          ? 'grid-cols-3 gap-x-2 gap-y-1 p-3'
          : 'grid-cols-2 gap-x-4 gap-y-3 p-4 sm:grid-cols-3'
      }`}
    >
      {rows.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-fg3">{name}</dt>
          <dd className="truncate text-sm text-fg tabular-nums" title={value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
