import type { RehearsalSummary } from '@omc/publisher/rehearsal'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { clockMinute } from '../../kernel/i18n/moments.ts'

type SumsProps = { readonly summary: RehearsalSummary; readonly othersCount: number }

/** What would happen, in one line, before it is started. */
export function Sums({ summary, othersCount }: SumsProps) {
  const { goes, later, refused, lastAt } = summary
  const more = [
    ...(later > 0 ? [i18n.t('rehearsal.later', { count: later })] : []),
    ...(lastAt === null ? [] : [i18n.t('rehearsal.lastAt', { time: clockMinute(lastAt) })]),
  ]
  return (
    <div className="min-w-0 flex-1">
      <output className="block text-base font-semibold text-fg tabular-nums">
        {i18n.t('rehearsal.sums', { goes, refused })}
      </output>
      {more.length > 0 ? <p className="text-sm text-fg2 tabular-nums">{more.join(' · ')}</p> : null}
      {othersCount > 0 ? (
        <p className="text-sm text-fg2 tabular-nums">
          {i18n.t('rehearsal.others', { count: othersCount })}
        </p>
      ) : null}
    </div>
  )
}
