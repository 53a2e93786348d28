import { canVisit } from '@omc/acl'
import { Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { read } from '../../kernel/data/read.ts'
import { Link } from '../../kernel/router/link.tsx'
import { useSdk } from '../../kernel/services/services-context.ts'
import { useCan, usePerson } from '../../kernel/services/use-person.ts'
import { lastDays } from '../../kit/list/filters/last-days.ts'
import { rowCountText } from '../../kit/list/row-count.ts'
import { queuedAccounts } from './queued-accounts.ts'

/**
 * Four figures from the ledger; each links to the list it counts. Today's publications are summed
 * over the accounts, because a day starts in the account's time zone, not in the browser's.
 */
export function TodayFigures() {
  const { t } = useTranslation()
  const sdk = useSdk()
  const mayRead = useCan('content:read')
  const [today] = useState(() => lastDays(1, Date.now()))
  const accounts = useQuery(queuedAccounts(sdk))
  const queued = useQuery(
    read(sdk, 'publish_contents.list', { 'filter[status]': ['queued'], 'page[size]': 1 }),
  )
  const waiting = useQuery(
    read(sdk, 'publish_contents.list', { 'filter[status]': ['waiting'], 'page[size]': 1 }),
  )
  const ready = useQuery({
    ...read(sdk, 'carry_contents.list', {
      'filter[status]': ['checked', 'processed'],
      'page[size]': 1,
    }),
    enabled: mayRead,
  })
  return (
    <section aria-label={t('home.today')} className="grid h-full grid-cols-2 gap-3">
      <Figure
        label={t('home.published')}
        total={accounts.data?.items.reduce((sum, one) => sum + one.day_publish_count, 0)}
        isAtLeast={accounts.data && accounts.data.total > accounts.data.items.length}
        isError={accounts.isError}
        to={`/carry/publish/list?f.created=${today}`}
      />
      <Figure
        label={t('home.queued')}
        total={queued.data?.total}
        isAtLeast={queued.data?.totalCapped}
        isError={queued.isError}
        to="/console?tab=queue&t=queued"
      />
      <Figure
        label={t('home.waiting')}
        total={waiting.data?.total}
        isAtLeast={waiting.data?.totalCapped}
        isError={waiting.isError}
        to="/console?tab=queue&t=waiting"
      />
      {mayRead ? (
        <Figure
          label={t('home.ready')}
          total={ready.data?.total}
          isAtLeast={ready.data?.totalCapped}
          isError={ready.isError}
          to="/carry/content/list?f.status=checked,processed"
        />
      ) : null}
    </section>
  )
}

type FigureProps = {
  readonly label: string
  readonly total: number | undefined
  /** The true number is larger than the count. */
  readonly isAtLeast: boolean | undefined
  readonly isError: boolean
  readonly to: string
}

function Figure({ label, total, isAtLeast = false, isError, to }: FigureProps) {
  const { t } = useTranslation()
  const person = usePerson()
  const content = (
    <>
      <span className="block text-xs text-fg3">{label}</span>
      <span className="mt-1 block h-8 text-xl font-semibold text-fg tabular-nums">
        {isError ? (
          <span className="text-sm font-normal text-danger-fg">{t('home.failed')}</span>
        ) : total === undefined ? (
          <Skeleton className="h-7 w-16" />
        ) : (
          rowCountText({ total, isAtLeast })
        )}
      </span>
    </>
  )
  const box = 'rounded-card border border-line bg-surface px-4 py-3'
  if (!person || !canVisit(person, to)) return <div className={box}>{content}</div>
  return (
    <Link
      to={to}
      className={`${box} transition-colors duration-(--motion-fast) hover:border-accent`}
    >
      {content}
    </Link>
  )
}
