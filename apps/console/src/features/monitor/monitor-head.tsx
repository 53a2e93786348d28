import { formatCount } from '@omc/shell'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from '../../kernel/router/link.tsx'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { AgoText } from '../../kit/ago-text.tsx'
import { countQuery } from '../../kit/list/count-query.ts'
import { dayRange } from '../../kit/list/filters/day-range.ts'
import { lastDays } from '../../kit/list/filters/last-days.ts'
import { rowCountText } from '../../kit/list/row-count.ts'
import { mayRun } from '../../kit/may-run.ts'
import { useDay } from '../../kit/use-day.ts'

const PATH = '/guanghe/gh-video/monitor'

/** Today's finds, and the result of the last patrol. @source screens §2.6, Monitor */
export function MonitorHead() {
  const person = usePerson()
  return (
    <p className="flex min-h-[max(28px,var(--target))] flex-wrap items-center gap-x-6 gap-y-1 text-sm text-fg2 tabular-nums">
      {mayRun(person, 'carry_contents.list') ? <Today /> : null}
      {mayRun(person, 'jobs.list') ? <LastPatrol /> : null}
    </p>
  )
}

const today = (now: number): string => lastDays(1, now)

function Today() {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const days = useDay(today)
  const { data } = useQuery(
    countQuery(sdk, 'carry_contents', {
      'filter[content_type]': ['video'],
      'filter[watched]': true,
      'filter[created_since]': dayRange(days)?.since,
    }),
  )
  return (
    <Link
      to={`${PATH}?tab=videos&f.created=${days}`}
      className="inline-flex min-h-(--target) items-center text-accent-fg hover:underline"
    >
      {t('monitor.today', { total: data ? rowCountText(data) : '…' })}
    </Link>
  )
}

function LastPatrol() {
  const { t } = useTranslation()
  const { sdk } = useServices()
  const { data } = useQuery({
    queryKey: ['jobs', 'last-patrol'],
    queryFn: async ({ signal }) => {
      const args = {
        'filter[kind]': ['spider_sources'],
        'filter[patrol]': true,
        'page[size]': 1,
      }
      return (await sdk.jobs.list(args, { signal })).items[0] ?? null
    },
  })
  if (data === undefined) return null
  if (data === null) return <span>{t('monitor.noPatrol')}</span>
  const failed = failedOf(data.result)
  return (
    <>
      {failed > 0 ? (
        <Link
          to={`${PATH}?tab=authors&f.failing=true`}
          className="inline-flex min-h-(--target) items-center text-danger-fg hover:underline"
        >
          {t('monitor.failing', { total: formatCount(failed) })}
        </Link>
      ) : null}
      <span>
        {t('monitor.lastPatrol')} <AgoText at={data.finished_at ?? data.created_at} />
      </span>
    </>
  )
}

/** Authors that a patrol could not read. */
function failedOf(result: unknown): number {
  if (typeof result !== 'object' || result === null || !('failed' in result)) return 0
  return typeof result.failed === 'number' ? result.failed : 0
}
