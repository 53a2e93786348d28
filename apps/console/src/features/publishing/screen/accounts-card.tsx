import type { Sdk } from '@omc/sdk'
import { Avatar, Badge, Card, EmptyState, ErrorState, Input, Skeleton, StatusChip } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { match, P } from 'ts-pattern'
import { errorText } from '../../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { clockMinute } from '../../../kernel/i18n/moments.ts'
import { useSdk } from '../../../kernel/services/services-context.ts'
import { platformName } from '../../../kit/list/platform-name.ts'
import { accountKey } from '../../account-address/account-key.ts'
import { accountsInUse } from '../../account-check/read-accounts.ts'
import { useRegistry, useSnapshotOf } from '../host/registry-store.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { RUN_LOOK, runView, waitOf } from '../run/run-view.ts'
import { accountState } from './account-state.ts'
import type { AccountLook, StudioAccount } from './account-state.ts'
import { useNow } from './use-now.ts'
import { useWallTime } from './use-wall-time.ts'

export type AccountsCardProps = {
  /** Keys of the accounts that are shown; several side by side. */
  readonly chosen: readonly string[]
  readonly title?: string
  readonly onChoose: (key: string) => void
  readonly className?: string
}

/** Accounts that a person may publish for, each with its state. */
export function AccountsCard({ chosen, title, onChoose, className }: AccountsCardProps) {
  'use memo'
  const { t } = useTranslation()
  const sdk = useSdk()
  const [search, setSearch] = useState('')
  const accounts = useQuery(visibleAccounts(sdk))
  const found = (accounts.data?.items ?? []).filter(({ nickname, uid: number }) =>
    `${nickname} ${number}`.toLowerCase().includes(search.trim().toLowerCase()),
  )
  return (
    <Card
      title={title ?? t('publishing.accounts')}
      isPadded={false}
      {...(className && { className })}
    >
      <div className="p-3 pb-2">
        <Input
          type="search"
          aria-label={t('publishing.searchAccounts')}
          placeholder={t('publishing.searchAccounts')}
          value={search}
          startSlot={<Search size={16} aria-hidden />}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {accounts.isPending ? (
        <div className="p-3" aria-busy>
          <Skeleton className="h-12" lines={5} />
        </div>
      ) : accounts.isError ? (
        <ErrorState
          message={errorText(accounts.error, currentLanguage())}
          retry={{ label: t('act.retry'), onRetry: () => void accounts.refetch() }}
        />
      ) : found.length === 0 ? (
        <EmptyState
          className="py-8"
          title={t(search ? 'publishing.noAccountFound' : 'publishing.noAccounts')}
          {...(!search && { description: t('publishing.noAccountsHint') })}
        />
      ) : (
        <ul
          aria-label={t('publishing.accounts')}
          data-testid="accounts"
          className="max-h-64 overflow-y-auto px-2 pb-2 min-[992px]:max-h-[max(24rem,100dvh-22rem)]"
        >
          {found.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              isChosen={chosen.includes(accountKey(account))}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Query for the accounts of the console, all of them: one that is not among them counts as gone. */
export const visibleAccounts = (sdk: Sdk) => ({ ...accountsInUse(sdk), select: inItems })

const inItems = (items: readonly StudioAccount[]) => ({ items })

type AccountRowProps = {
  readonly account: StudioAccount
  readonly isChosen: boolean
  readonly onChoose: (key: string) => void
}

function AccountRow({ account, isChosen, onChoose }: AccountRowProps) {
  const { t } = useTranslation()
  const {
    uid,
    nickname,
    avatar,
    platform,
    day_publish_count: done,
    day_task_count: limit,
  } = account
  const key = accountKey(account)
  const snapshot = useSnapshotOf(useRegistry(), key)
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        data-testid={`account-${uid}`}
        onClick={() => onChoose(key)}
        className={`relative flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-1.5 text-start transition-colors duration-(--motion-fast) focus-visible:-outline-offset-2 ${
          isChosen ? 'bg-accent-soft' : 'hover:bg-hover'
        }`}
      >
        {isChosen ? (
          <span aria-hidden className="absolute inset-y-2 start-0 w-[3px] rounded-full bg-accent" />
        ) : null}
        <Avatar name={nickname} src={avatar} size={36} />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <span title={nickname} className="min-w-0 truncate text-sm font-semibold text-fg">
              {nickname}
            </span>
            <Badge className="font-normal!">{platformName(platform)}</Badge>
          </span>
          <span className="flex items-center justify-between gap-2 text-xs">
            <span className="shrink-0 whitespace-nowrap text-fg2 tabular-nums">
              {limit > 0
                ? t('publishing.today', { done, limit })
                : t('publishing.todayOpen', { done })}
            </span>
            <AccountMark account={account} snapshot={snapshot} />
          </span>
        </span>
      </button>
    </li>
  )
}

function AccountMark({
  account,
  snapshot,
}: {
  account: StudioAccount
  snapshot: RunSnapshot | null
}) {
  const { t } = useTranslation()
  const now = useNow(10_000)
  const state = accountState(account, snapshot, now)
  const chip = ({ tone, shape }: AccountLook, word: string) => (
    <StatusChip tone={tone} shape={shape} className="h-5! bg-transparent! px-0!">
      {word}
    </StatusChip>
  )
  return match(state)
    .returnType<ReactNode>()
    .with({ tag: 'run' }, () => snapshot && <RunMark snapshot={snapshot} />)
    .with({ tag: 'cooling' }, (cooling) =>
      chip(cooling, t('publishing.account.cooling', { time: clockMinute(cooling.untilAt) })),
    )
    .with({ tag: P.union('connected', 'connecting', 'otherTab', 'elsewhere') }, (linked) =>
      chip(linked, t(`publishing.account.${linked.tag}`)),
    )
    .with({ tag: P.union('failed', 'ended', 'expired', 'free') }, (apart) =>
      chip(apart, t(`publishing.account.${apart.tag}`)),
    )
    .exhaustive()
}

function RunMark({ snapshot }: { readonly snapshot: RunSnapshot }) {
  const { t } = useTranslation()
  const view = runView(snapshot)
  const wait = waitOf(view)
  const wallTime = useWallTime()
  return (
    <StatusChip {...RUN_LOOK[view.tag]} className="h-5! min-w-0 px-1.5!">
      <span className="truncate">
        {t(`publishing.state.${view.tag}`)}
        {wait ? ` ${clockMinute(wallTime(wait.dueAt))}` : ''}
      </span>
    </StatusChip>
  )
}
