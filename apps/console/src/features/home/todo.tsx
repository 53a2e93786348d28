import { canVisit } from '@omc/acl'
import { formatCount } from '@omc/shell'
import { Button, Card, EmptyState, ErrorState, Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleHelp, FileText, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { read } from '../../kernel/data/read.ts'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'
import { useNavigate } from '../../kernel/router/use-router.ts'
import { useSdk } from '../../kernel/services/services-context.ts'
import { useCan, usePerson } from '../../kernel/services/use-person.ts'

type TodoRow = {
  readonly id: string
  readonly Icon: LucideIcon
  readonly tone: string
  readonly title: string
  readonly hint: string
  readonly act: string
  readonly to: string
}

type Candidate = TodoRow & { readonly count: number }
type Page = { readonly total: number; readonly totalCapped: boolean }

/** Tasks of this person, most urgent first; each with one button. */
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
  const candidates = [attemptsRow(attempts.data), reviewRow(fetched.data)]
  const rows = candidates.filter(({ count, to }) => count > 0 && person && canVisit(person, to))
  const isLoading = attempts.isLoading || fetched.isLoading
  const failed = [attempts, fetched].filter(({ isError }) => isError)
  return (
    <Card title={t('home.todo')}>
      <div aria-busy={isLoading} className="min-h-31">
        {isLoading ? <Skeleton lines={2} className="h-12" /> : null}
        {failed[0]?.error ? (
          <ErrorState
            message={errorText(failed[0].error, currentLanguage())}
            retry={{
              label: t('act.retry'),
              onRetry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
            }}
          />
        ) : null}
        {!isLoading && failed.length === 0 && rows.length === 0 ? (
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

const attemptsRow = (page: Page | undefined): Candidate => ({
  id: 'attempts',
  count: page?.total ?? 0,
  Icon: CircleHelp,
  tone: 'bg-warning-soft text-warning-fg',
  title: i18n.t('home.attempts', { total: totalText(page) }),
  hint: i18n.t('home.attemptsHint'),
  act: i18n.t('home.attemptsAct'),
  to: '/console',
})

const reviewRow = (page: Page | undefined): Candidate => ({
  id: 'fetched',
  count: page?.total ?? 0,
  Icon: FileText,
  tone: 'bg-accent-soft text-accent-fg',
  title: i18n.t('home.review', { total: totalText(page) }),
  hint: i18n.t('home.reviewHint'),
  act: i18n.t('home.reviewAct'),
  to: '/carry/content/list?f.status=fetched',
})

/** "1,284", or "10,000+" where the server stopped counting. */
const totalText = (page: Page | undefined) =>
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
