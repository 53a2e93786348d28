import { canVisit } from '@omc/acl'
import { Avatar, Card, EmptyState, ErrorState, Progress, Skeleton, StatusChip } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { Link } from '../../kernel/router/link.tsx'
import { useSdk, useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { platformName } from '../../kit/list/platform-name.ts'
import { accountAddress, needOf, queueOf, stateOf, type Account } from './account-facts.ts'
import { queuedAccounts } from './queued-accounts.ts'

const SHOWN = 6

/** The person's accounts with their queues; the work itself is done in the console. */
export function AccountQueues() {
  const { t } = useTranslation()
  const person = usePerson()
  const { built } = useServices()
  const [now] = useState(() => Date.now())
  const accounts = useQuery(queuedAccounts(useSdk()))
  const rows = [...(accounts.data?.items ?? [])]
    .sort((a, b) => needOf(b, now) - needOf(a, now) || queueOf(b) - queueOf(a))
    .slice(0, SHOWN)
  return (
    <Card
      title={t('home.accounts')}
      actions={
        person && canVisit(person, '/console') ? (
          <Link
            to="/console"
            className="inline-flex min-h-(--target) items-center rounded-control px-2 text-sm font-semibold text-accent-fg hover:underline"
          >
            {t('home.openConsole')}
          </Link>
        ) : null
      }
      isPadded={false}
      className="h-full"
    >
      <div aria-busy={accounts.isFetching} className="min-h-96 p-2">
        {accounts.isPending ? <Skeleton lines={SHOWN} className="h-12" /> : null}
        {accounts.isError ? (
          <ErrorState
            message={errorText(accounts.error, currentLanguage())}
            retry={{ label: t('act.retry'), onRetry: () => void accounts.refetch() }}
          />
        ) : null}
        {accounts.data && rows.length === 0 ? (
          <EmptyState title={t('home.noAccounts')} description={t('home.noAccountsHint')} />
        ) : null}
        <ul className="divide-y divide-line">
          {rows.map((account) => (
            <AccountLine
              key={account.id}
              account={account}
              now={now}
              to={person && accountAddress(account, { person, built })}
            />
          ))}
        </ul>
      </div>
    </Card>
  )
}

type AccountLineProps = {
  readonly account: Account
  readonly now: number
  /** Where the account can be opened; null for nowhere. */
  readonly to: string | null
}

function AccountLine({ account, now, to }: AccountLineProps) {
  const look = 'flex min-h-14 items-center gap-3 rounded-control px-2 py-1.5'
  const content = <AccountFacts account={account} now={now} />
  return (
    <li>
      {to === null ? (
        <div className={look}>{content}</div>
      ) : (
        <Link to={to} className={`${look} hover:bg-hover focus-visible:-outline-offset-2`}>
          {content}
        </Link>
      )}
    </li>
  )
}

function AccountFacts({ account, now }: Omit<AccountLineProps, 'to'>) {
  const { t } = useTranslation()
  const { day_publish_count: done, day_task_count: limit } = account
  return (
    <>
      <Avatar name={account.nickname} src={account.avatar} size={36} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span title={account.nickname} className="max-w-3/4 min-w-0 truncate text-sm text-fg">
            {account.nickname}
          </span>
          <span
            title={platformName(account.platform)}
            className="min-w-0 shrink-9 truncate text-xs text-fg3"
          >
            {platformName(account.platform)}
          </span>
          <span className="ms-auto shrink-0 text-sm text-fg tabular-nums">
            {t('home.queueOf', { count: queueOf(account) })}
          </span>
        </span>
        <span className="mt-0.5 flex items-center gap-2">
          {limit > 0 ? (
            <Progress
              isLabelHidden
              label={t('home.progress', { name: account.nickname })}
              value={Math.min(done, limit)}
              max={limit}
              className="min-w-0 flex-1"
            />
          ) : (
            <span className="flex-1" />
          )}
          <span className="shrink-0 text-xs text-fg3 tabular-nums">
            {limit > 0 ? t('home.day', { done, limit }) : t('home.dayOpen', { done })}
          </span>
        </span>
      </span>
      <AccountState account={account} now={now} />
    </>
  )
}

const LOOKS = {
  expired: { tone: 'danger', shape: 'cross' },
  ended: { tone: 'danger', shape: 'cross' },
  cooling: { tone: 'warning', shape: 'clock' },
  online: { tone: 'success', shape: 'dot' },
} as const

function AccountState({ account, now }: Omit<AccountLineProps, 'to'>) {
  const { t } = useTranslation()
  const state = stateOf(account, now)
  return state === null ? null : <StatusChip {...LOOKS[state]}>{t(`home.${state}`)}</StatusChip>
}
