import { Button, classNames } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { platformName } from '../../kit/list/platform-name.ts'
import { roomOf, takerNames, type Taker } from './assign-plan.ts'
import type { Board } from './use-board.ts'

type AccountCardsProps = {
  readonly accounts: readonly Taker[]
  readonly board: Board
  /** Others may look. */
  readonly mayAssign: boolean
}

/** Accounts with what their day holds and what the plan adds, the most room first. */
export function AccountCards({ accounts, board, mayAssign }: AccountCardsProps) {
  const { t } = useTranslation()
  const { kind, plan } = board
  const sorted = accounts.toSorted((a, b) => (roomOf(b) === roomOf(a) ? 0 : roomOf(b) - roomOf(a)))
  const names = takerNames(accounts)
  const added = new Map(plan.shares.map(({ accountId, ids }) => [accountId, ids.length]))
  return (
    <ul
      aria-label={t('assign.accounts')}
      className="grid min-h-0 min-w-0 flex-1 auto-rows-min grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))] gap-3 overflow-y-auto"
    >
      {sorted.map((account) => (
        <AccountCard
          key={account.id}
          account={account}
          name={names.get(account.id) ?? account.nickname}
          added={added.get(account.id) ?? 0}
          isChosen={kind.tag === 'one' && kind.accountId === account.id}
          isTarget={board.takes(account.id)}
          onDrop={() => board.drop(account.id)}
          onGive={mayAssign ? () => board.share({ tag: 'one', accountId: account.id }) : undefined}
        />
      ))}
    </ul>
  )
}

type AccountCardProps = {
  readonly account: Taker
  readonly name: string
  readonly added: number
  readonly isChosen: boolean
  /** Whether something is dragged that may fall here. */
  readonly isTarget: boolean
  readonly onDrop: () => void
  readonly onGive: (() => void) | undefined
}

function AccountCard(props: AccountCardProps) {
  const { account, name, added, isChosen, isTarget, onDrop, onGive } = props
  const { t } = useTranslation()
  const { platform, category, day_task_count: cap, used_count: used } = account
  const room = roomOf(account)
  return (
    // The button below does the same; the card only catches what is dragged.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      onDragOver={(event) => {
        if (isTarget) event.preventDefault()
      }}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
      className={classNames(
        'flex min-w-0 flex-col gap-2 rounded-card border bg-surface p-3',
        isChosen ? 'border-accent' : isTarget ? 'border-dashed border-accent' : 'border-line',
      )}
    >
      <div className="flex items-baseline gap-2">
        <span title={name} className="truncate text-sm font-semibold text-fg">
          {name}
        </span>
        <span className="shrink-0 text-xs text-fg3">{platformName(platform)}</span>
        <span className="ms-auto shrink-0 text-xs text-fg2 tabular-nums">
          {room === 0
            ? t('assign.full')
            : Number.isFinite(room)
              ? t('assign.room', { count: room })
              : t('assign.noCap')}
        </span>
      </div>
      <Load cap={cap} used={used} added={added} />
      <div className="flex min-h-(--target) items-center justify-between gap-2">
        <span title={category} className="truncate text-xs text-fg3">
          {category}
        </span>
        {onGive && room > 0 ? (
          <Button
            size="sm"
            variant="ghost"
            aria-pressed={isChosen}
            aria-label={t('assign.giveTo', { name })}
            onClick={onGive}
          >
            {t('assign.give')}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

type LoadProps = { readonly cap: number; readonly used: number; readonly added: number }

/** Bar of a day: solid = taken, striped = what the plan adds. */
function Load({ cap, used, added }: LoadProps) {
  const whole = Math.max(cap, used + added, 1)
  return (
    <div className="flex items-center gap-2 text-xs text-fg2 tabular-nums">
      <svg
        aria-hidden
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className="h-1.5 min-w-0 flex-1 rounded-full bg-subtle"
      >
        <rect width={(used / whole) * 100} height="6" className="fill-accent" />
        <rect
          x={(used / whole) * 100}
          width={(added / whole) * 100}
          height="6"
          className="fill-accent opacity-50"
        />
      </svg>
      <span>
        {added > 0 ? `${used} + ${added}` : used} / {cap === 0 ? '∞' : cap}
      </span>
    </div>
  )
}
