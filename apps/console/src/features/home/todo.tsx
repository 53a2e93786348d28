import { canVisit } from '@omc/acl'
import { formatCount } from '@omc/shell'
import { Button, Card, EmptyState, Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleHelp, FileText, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { read } from '../../app/data/read.ts'
import { useNavigate } from '../../app/router/use-router.ts'
import { useSdk } from '../../app/services-context.ts'
import { useCan, usePerson } from '../../app/session/use-person.ts'

type TodoRow = {
  readonly id: string
  readonly Icon: LucideIcon
  readonly tone: string
  readonly title: string
  readonly hint: string
  readonly act: string
  readonly to: string
}

/** What needs this person, most urgent first; each with one button. */
export function Todo() {
  const { t } = useTranslation()
  const sdk = useSdk()
  const person = usePerson()
  const mayRead = useCan('publish:read')
  const mayReview = useCan('content:review')
  const attempts = useQuery({
    ...read(sdk, 'publish_attempts.list', {
      'filter[state]': ['needs_human', 'unknown'],
      'page[size]': 1,
    }),
    enabled: mayRead,
  })
  const fetched = useQuery({
    ...read(sdk, 'carry_contents.list', { 'filter[status]': ['fetched'], 'page[size]': 1 }),
    enabled: mayReview,
  })
  const candidates: readonly (TodoRow & { readonly count: number })[] = [
    {
      id: 'attempts',
      count: attempts.data?.total ?? 0,
      Icon: CircleHelp,
      tone: 'bg-warning-soft text-warning-fg',
      title: t('home.attempts', { total: totalText(attempts.data) }),
      hint: t('home.attemptsHint'),
      act: t('home.attemptsAct'),
      to: '/console',
    },
    {
      id: 'fetched',
      count: fetched.data?.total ?? 0,
      Icon: FileText,
      tone: 'bg-accent-soft text-accent-fg',
      title: t('home.review', { total: totalText(fetched.data) }),
      hint: t('home.reviewHint'),
      act: t('home.reviewAct'),
      to: '/carry/content/list?f.status=fetched',
    },
  ]
  const rows = candidates.filter(({ count, to }) => count > 0 && person && canVisit(person, to))
  const isLoading = attempts.isLoading || fetched.isLoading
  return (
    <Card title={t('home.todo')}>
      <div aria-busy={isLoading} className="min-h-31">
        {isLoading ? <Skeleton lines={2} className="h-12" /> : null}
        {!isLoading && rows.length === 0 ? (
          <EmptyState
            className="py-0!"
            icon={<CircleCheck size={24} aria-hidden />}
            title={t('home.todoEmpty')}
            description={t('home.todoEmptyHint')}
          />
        ) : null}
        <ul className="flex flex-col divide-y divide-line">
          {rows.map((row, index) => (
            <TodoLine key={row.id} row={row} isFirst={index === 0} />
          ))}
        </ul>
      </div>
    </Card>
  )
}

/** 1,284, or 10,000+ where nobody has counted further. */
const totalText = (page: { readonly total: number; readonly totalCapped: boolean } | undefined) =>
  page ? `${formatCount(page.total)}${page.totalCapped ? '+' : ''}` : ''

function TodoLine({ row, isFirst }: { readonly row: TodoRow; readonly isFirst: boolean }) {
  const navigate = useNavigate()
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
      <span className={`flex size-9 shrink-0 items-center justify-center rounded-full ${row.tone}`}>
        <row.Icon size={18} aria-hidden />
      </span>
      <span className="min-w-40 flex-1">
        <span className="block text-sm font-semibold text-fg tabular-nums">{row.title}</span>
        <span className="block text-xs text-fg3">{row.hint}</span>
      </span>
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        aria-label={`${row.act} ${row.title}`}
        onClick={() => void navigate(row.to)}
      >
        {row.act}
      </Button>
    </li>
  )
}
