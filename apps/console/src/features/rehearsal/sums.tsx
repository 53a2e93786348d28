import type { RehearsalSummary } from '@omc/publisher/rehearsal'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { clockMinute } from '../../kernel/i18n/moments.ts'

type SumsProps = { readonly summary: RehearsalSummary }

/** What would happen, in one line, and how far the times can be trusted. */
export function Sums({ summary: { goes, later, refused, lastAt } }: SumsProps) {
  const more = [
    ...(later > 0 ? [i18n.t('rehearsal.later', { count: later })] : []),
    ...(lastAt === null ? [] : [i18n.t('rehearsal.lastAt', { time: clockMinute(lastAt) })]),
  ]
  return (
    <div className="min-w-0 basis-full">
      <output className="block text-base font-semibold text-fg tabular-nums">
        {i18n.t('rehearsal.sums', { goes, refused })}
      </output>
      {more.length > 0 ? <p className="text-sm text-fg2 tabular-nums">{more.join(' · ')}</p> : null}
      <p className="text-xs text-fg2">{i18n.t('rehearsal.estimate')}</p>
    </div>
  )
}
