import type { Tone } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { LANES, type Bar, type Day, type Lane } from './day-lanes.ts'

const FILLS: Partial<Record<Tone, string>> = {
  info: 'bg-info',
  accent: 'bg-accent',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
}

const HOURS = [0, 6, 12, 18, 24]

type StripProps = {
  readonly lanes: Readonly<Record<Lane, readonly Bar[]>>
  readonly day: Day
  /** Epoch ms. */
  readonly now: number
}

/** The day from midnight to midnight; the list below it tells the same in words. */
export function DayStrip({ lanes, day, now }: StripProps) {
  const { t } = useTranslation()
  const at = (instant: number) => `${(100 * (instant - day.since)) / (day.until - day.since)}%`
  return (
    <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5">
      {LANES.map((lane) => (
        <div key={lane} className="contents">
          <span className="text-xs text-fg3">{t(`accountDay.lane.${lane}`)}</span>
          <span className="relative h-5 overflow-hidden rounded-chip bg-subtle">
            {lanes[lane].map(({ key, from, to, tone }) => (
              <span
                key={key}
                className={`absolute inset-y-0 min-w-[3px] rounded-chip ${FILLS[tone] ?? 'bg-fg3'}`}
                style={{ insetInlineStart: at(from), width: at(day.since + (to - from)) }}
              />
            ))}
            {now > day.since && now < day.until ? (
              <span
                className="absolute inset-y-0 w-0.5 bg-accent"
                style={{ insetInlineStart: at(now) }}
              />
            ) : null}
          </span>
        </div>
      ))}
      <span />
      <span className="flex justify-between text-xs text-fg3 tabular-nums">
        {HOURS.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </span>
    </div>
  )
}
