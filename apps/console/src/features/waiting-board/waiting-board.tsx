import { Card, EmptyState, Skeleton } from '@omc/ui'
import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { Link } from '../../kernel/router/link.tsx'
import { useCan } from '../../kernel/services/use-person.ts'
import { Failure } from '../../kit/failure.tsx'
import { RecordActs } from '../../kit/list/acts/record-acts.tsx'
import type { ListRow } from '../../kit/list/list-names.ts'
import { usePeek } from '../../kit/list/use-peek.ts'
import { PageHeading } from '../../kit/page-heading.tsx'
import { useHealth } from '../account-health/use-health.ts'
import { row as itemActs } from '../lists/publish_contents/publish-content.acts.ts'
import { Peek } from '../lists/publish_contents/publish-contents.list.tsx'
import type { QueuedContent } from '../publishing/run/queue-rows.ts'
import { RestoreNotice } from '../publishing/screen/restore-notice.tsx'
import { AccountsCard } from './accounts-card.tsx'
import { AttemptRow } from './attempt-row.tsx'
import { GROUPS, type Group } from './board-row.ts'
import { ItemRow } from './item-row.tsx'
import { SHOWN, useBoard } from './use-board.ts'

/** Why the queue waits, by reason, each row with its next act; beside it the accounts. */
export function WaitingBoard({ above }: { readonly above: ReactNode }) {
  const { pathname } = useLocation()
  const health = useHealth()
  const mayResume = useCan('publish:run')
  const board = useBoard(
    health.query.data?.map(({ account }) => account),
    health.now,
  )
  const failed = board.queries.find(({ error }) => error)
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <PageHeading>{routeTitle(pathname)}</PageHeading>
      {above}
      <RestoreNotice mayResume={mayResume} />
      <div className="grid min-w-0 items-start gap-3 xl:grid-cols-[minmax(0,1fr)_20.25rem]">
        {failed?.error ? (
          <Failure error={failed.error} onRetry={() => void failed.refetch()} />
        ) : (
          <Waiting board={board} health={health} />
        )}
        <AccountsCard health={health} />
      </div>
      <PeekOf />
    </div>
  )
}

type WaitingProps = {
  readonly board: ReturnType<typeof useBoard>
  readonly health: ReturnType<typeof useHealth>
}

function Waiting({ board, health }: WaitingProps) {
  const { counts } = board
  if (!counts)
    return (
      <div aria-busy className="rounded-card border border-line bg-surface p-4">
        <Skeleton lines={10} />
      </div>
    )
  const shown = GROUPS.filter((group) => counts[group] > 0)
  const sending =
    counts.sending > 0 ? i18n.t('waitingBoard.sendingToo', { count: counts.sending }) : null
  return (
    <Card title={i18n.t('waitingBoard.title')} isPadded={false}>
      {shown.length === 0 ? (
        <EmptyState
          title={i18n.t('waitingBoard.nothing')}
          description={sending ?? i18n.t('waitingBoard.nothingHint')}
        />
      ) : (
        shown.map((group) => (
          <section key={group} aria-labelledby={`waits-${group}`}>
            <Head
              group={group}
              count={counts[group]}
              beside={group === shown.at(-1) ? sending : null}
            />
            <Rows group={group} board={board} health={health} />
          </section>
        ))
      )}
    </Card>
  )
}

/** Tabs of the desk with all rows of a group. */
const ALL: Readonly<Record<Group, string>> = {
  unknown: '?tab=attempts',
  human: '?tab=queue&t=waiting',
  refused: '?tab=queue&t=refused',
  retry: '?tab=queue&t=waiting',
  queued: '?tab=queue&t=queued',
  paused: '?tab=queue&t=paused',
}

type HeadProps = {
  readonly group: Group
  readonly count: number
  /** What else is under way, in the last head. */
  readonly beside: string | null
}

function Head({ group, count, beside }: HeadProps) {
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-2 border-y border-line bg-subtle px-4 text-xs text-fg2">
      <h3 id={`waits-${group}`} className="font-semibold text-fg tabular-nums">
        {`${i18n.t(`waitingBoard.group.${group}`)} ${count}`}
      </h3>
      <span className="min-w-0">{i18n.t(`waitingBoard.hint.${group}`)}</span>
      <span className="ms-auto tabular-nums">{beside}</span>
      {count > SHOWN ? (
        <Link
          to={`${pathname}${ALL[group]}`}
          className="inline-flex min-h-(--target) min-w-(--target) items-center justify-end text-accent-fg hover:underline"
        >
          {i18n.t('waitingBoard.all', { count })}
        </Link>
      ) : null}
    </div>
  )
}

function Rows({ group, board, health }: WaitingProps & { readonly group: Group }) {
  const accountOf = (id: string) =>
    health.query.data?.find(({ account }) => account.id === id)?.account
  if (group === 'unknown')
    return (
      <ul className="divide-y divide-line">
        {(board.attempts ?? []).map((attempt, at) => (
          <AttemptRow key={attempt.id} attempt={attempt} isFirst={at === 0} now={health.now} />
        ))}
      </ul>
    )
  return (
    <ul className="divide-y divide-line">
      {(board.items[group] ?? []).map((item) => (
        <ItemRow
          key={item.id}
          item={item}
          account={accountOf(item.studio_account_id)}
          held={board.heldOf(item.studio_account_id)}
          now={health.now}
        />
      ))}
    </ul>
  )
}

/** Acts at the foot of the open item; the panel reads the whole record. */
const actsOf = (record: ListRow) => (
  // as: the record comes from the operation that these acts are declared for.
  <RecordActs row={record as QueuedContent} name={`#${record.id}`} acts={itemActs} inSight={3} />
)

/** The item beside the board, with its attempts and steps. */
function PeekOf() {
  const { peek, setPeek } = usePeek()
  if (peek === null) return null
  return (
    <Suspense fallback={null}>
      <Peek row={undefined} id={peek} onClose={() => setPeek(null)} acts={actsOf} />
    </Suspense>
  )
}
