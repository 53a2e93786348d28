import { Moon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { platformName } from '../../kit/list/platform-name.ts'
import type { Lane } from './lanes.ts'

type LaneHeadProps = {
  readonly lane: Lane
  /** Zone that the page names already. */
  readonly zone: string
}

/** Name of an account with what holds for its day: its cap, its quiet hours and its own zone. */
export function LaneHead({ lane, zone }: LaneHeadProps) {
  const { t } = useTranslation()
  const { name, platform, account } = lane
  const { quiet_from: from, quiet_to: to } = account ?? {}
  return (
    <div className="flex flex-col gap-0.5 text-start text-xs font-normal text-fg3">
      <span
        title={name}
        className="line-clamp-2 text-sm font-semibold text-fg [overflow-wrap:anywhere]"
      >
        {name}
      </span>
      <span>{platformName(platform)}</span>
      <span className="text-fg2 tabular-nums">
        <Load lane={lane} />
      </span>
      {from && to && from !== to ? (
        <span className="flex items-center gap-1 tabular-nums">
          <Moon size={12} aria-hidden />
          {t('calendar.quietSpan', { from, to })}
        </span>
      ) : null}
      {lane.zone === zone ? null : (
        <span className="[overflow-wrap:anywhere]">
          {t('calendar.inZone', { zone: lane.zone })}
        </span>
      )}
    </div>
  )
}

/** How much of its daily cap an account has used. */
export function Load({ lane: { account } }: Pick<LaneHeadProps, 'lane'>) {
  const { t } = useTranslation()
  if (!account) return '—'
  const { day_counted_count: used, day_task_count: cap } = account
  return cap === 0 ? t('calendar.noCap', { used }) : t('calendar.load', { used, cap })
}
