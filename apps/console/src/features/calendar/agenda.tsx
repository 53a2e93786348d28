import { wallOf } from '@omc/core/wall-time'
import { useTranslation } from 'react-i18next'
import { byKey } from './by-key.ts'
import { dayName } from './columns.ts'
import { inOrder } from './entries.ts'
import { EntryChip } from './entry-chip.tsx'
import type { LaneGridProps } from './lane-grid.tsx'
import { Load } from './lane-head.tsx'
import type { Lane } from './lanes.ts'

/** All entries below each other by day, for narrow screens. */
export function Agenda({ label, lanes, zone, moving, acts }: LaneGridProps) {
  const { t } = useTranslation()
  const laneOf = new Map(lanes.map((lane) => [lane.id, lane]))
  const days = byKey(inOrder(lanes.flatMap(({ entries }) => entries)), ({ day }) => day)
  const today = wallOf(moving.now, zone).day
  return (
    <section aria-label={label} className="flex flex-col gap-4">
      <Loads lanes={lanes} />
      {[...days].map(([day, entries]) => {
        const passed = entries.filter(({ at }) => at <= moving.now).length
        const rows = entries.map((entry) => (
          <EntryChip
            key={entry.key}
            entry={entry}
            account={laneOf.get(entry.accountId)?.name ?? ''}
            zone={zone}
            showsAccount
            moving={moving}
            acts={acts}
          />
        ))
        return (
          <section key={day} aria-label={dayName(day)}>
            <h2 className="mb-1 text-sm font-semibold text-fg">
              {dayName(day)}
              {day === today ? (
                <span className="text-accent-fg"> · {t('calendar.today')}</span>
              ) : null}
            </h2>
            <ul className="flex flex-col gap-1">
              {rows.slice(0, passed)}
              {day === today ? (
                <li aria-hidden data-now className="h-0.5 rounded-full bg-danger" />
              ) : null}
              {rows.slice(passed)}
            </ul>
          </section>
        )
      })}
    </section>
  )
}

/** What is left of the day of each account. */
const Loads = ({ lanes }: { readonly lanes: readonly Lane[] }) => (
  <ul className="flex flex-col gap-1 rounded-card border border-line bg-surface p-2 text-xs text-fg2">
    {lanes.map((lane) => (
      <li key={lane.id} className="flex justify-between gap-2">
        <span className="min-w-0 [overflow-wrap:anywhere]">{lane.name}</span>
        <span className="shrink-0 tabular-nums">
          <Load lane={lane} />
        </span>
      </li>
    ))}
  </ul>
)
