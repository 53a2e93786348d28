import { canVisit } from '@omc/acl'
import type { Result } from '@omc/sdk'
import {
  Avatar,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Progress,
  Skeleton,
  StatusChip,
} from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRecord } from '../../kernel/data/is-record.ts'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { useNavigate } from '../../kernel/router/use-router.ts'
import { useSdk } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { platformName } from '../../kit/list/platform-name.ts'
import { queuedAccounts } from './queued-accounts.ts'

const SHOWN = 8

/** The person's accounts with their queues; the work itself is done in the console. */
export function AccountQueues() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const person = usePerson()
  const accounts = useQuery(queuedAccounts(useSdk()))
  const rows = [...(accounts.data?.items ?? [])]
    .sort((a, b) => queueOf(b) - queueOf(a))
    .slice(0, SHOWN)
  return (
    <Card
      title={t('home.accounts')}
      actions={
        person && canVisit(person, '/console') ? (
          <Button onClick={() => void navigate('/console')}>{t('home.openConsole')}</Button>
        ) : null
      }
    >
      <div aria-busy={accounts.isFetching} className="min-h-61">
        {accounts.isPending ? <Skeleton lines={5} className="h-10" /> : null}
        {accounts.isError ? (
          <ErrorState
            message={errorText(accounts.error, currentLanguage())}
            retry={{ label: t('act.retry'), onRetry: () => void accounts.refetch() }}
          />
        ) : null}
        {accounts.data && rows.length === 0 ? (
          <EmptyState title={t('home.noAccounts')} description={t('home.noAccountsHint')} />
        ) : null}
        <ul className="grid grid-cols-2 gap-x-8 touch:grid-cols-1">
          {rows.map((account) => (
            <AccountLine key={account.id} account={account} />
          ))}
        </ul>
      </div>
    </Card>
  )
}

type Account = Result<'studio_accounts.list'>['items'][number]

function AccountLine({ account }: { readonly account: Account }) {
  const { t } = useTranslation()
  const { day_publish_count: done, day_task_count: limit } = account
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5">
      <Avatar name={account.nickname} src={account.avatar} size={36} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2">
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
        </p>
        <p className="mt-0.5 flex items-center gap-2">
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
        </p>
      </div>
      <AccountState account={account} />
    </li>
  )
}

function AccountState({ account }: { readonly account: Account }) {
  const { t } = useTranslation()
  const [now] = useState(() => Date.now())
  if (account.queue_ended_why) {
    return (
      <StatusChip tone="danger" shape="cross">
        {t('home.ended')}
      </StatusChip>
    )
  }
  if (account.cooldown_until && Date.parse(account.cooldown_until) > now) {
    return (
      <StatusChip tone="warning" shape="clock">
        {t('home.cooling')}
      </StatusChip>
    )
  }
  return account.online ? (
    <StatusChip tone="success" shape="dot">
      {t('home.online')}
    </StatusChip>
  ) : null
}

/** Number of unfinished items. */
function queueOf({ status_count: counts }: Account): number {
  if (!isRecord(counts)) return 0
  return ['queued', 'waiting', 'claimed', 'submitting']
    .map((status) => counts[status])
    .reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0)
}
