import type { Args } from '@omc/sdk'
import { formatCount } from '@omc/shell'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../kernel/data/read.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../../kit/may-run.ts'

const OPERATION = 'creator_contents.account_day_statistics'
const FIGURES = ['assigned', 'queued', 'published'] as const

/** Results of the contents of a channel in the last 7 days, the server's default range. */
export function WeekFigures({ channel }: { readonly channel: string }) {
  const { sdk } = useServices()
  const may = mayRun(usePerson(), OPERATION)
  // as: the channel comes from the table of addresses.
  const args = { platform: channel } as Args<typeof OPERATION>
  const { data } = useQuery({ ...read(sdk, OPERATION, args), enabled: may })
  if (!data) return null
  return (
    <dl
      aria-label={i18n.t('workspace.week')}
      className="flex shrink-0 justify-between gap-2 border-t border-line px-3 py-2 text-xs text-fg3 tabular-nums"
    >
      {FIGURES.map((name) => (
        <div key={name}>
          <dt>{i18n.t(`workspace.${name}`)}</dt>
          <dd className="text-sm text-fg">{formatCount(data.totals[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
