import { EmptyState, Skeleton } from '@omc/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Pages } from '../../kernel/data/use-pages.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { Failure } from '../../kit/failure.tsx'
import { mayRun } from '../../kit/may-run.ts'
import { PageHeading } from '../../kit/page-heading.tsx'
import { groupScope } from '../lists/scopes.ts'
import { AccountCards } from './account-cards.tsx'
import { roomOf, type Proposal } from './assign-plan.ts'
import {
  carrySubject,
  creationSubject,
  type AssignSubject,
  type Waiting,
} from './assign-subject.ts'
import { PlanPanel } from './plan-panel.tsx'
import { useAssigning } from './use-assigning.ts'
import { useBoard } from './use-board.ts'
import { WaitingList } from './waiting-list.tsx'

type PageProps = { readonly above: ReactNode }

/** Contents without an account, the accounts, and who would get what. @source screens §2.6, AssignBoard */
const boardOf = (subject: AssignSubject) =>
  function AssignBoard({ above }: PageProps) {
    const { t } = useTranslation()
    const { pathname } = useLocation()
    const waiting = subject.useWaiting(groupScope(pathname))
    const items = waiting.items ?? []
    const proposal = subject.useProposal(items.map(({ id }) => id))
    const assigning = useAssigning(subject)
    const error = waiting.error ?? proposal.error
    const retry = () => {
      waiting.refetch()
      if (items.length > 0) void proposal.refetch()
    }
    return (
      <div className="flex h-full min-h-0 flex-col gap-3 touch:h-auto touch:shrink-0">
        <PageHeading description={<Room proposal={proposal.data} />}>
          {routeTitle(pathname)}
        </PageHeading>
        {above}
        {error && !(waiting.items && proposal.data) ? (
          <Failure error={error} onRetry={retry} />
        ) : waiting.isPending ? (
          <div aria-busy className="p-3">
            <Skeleton lines={8} />
          </div>
        ) : items.length === 0 && !assigning.outcome ? (
          <EmptyState
            className="flex-1"
            title={t('assign.empty')}
            description={t('assign.emptyHint')}
          />
        ) : (
          <Columns
            subject={subject}
            items={items}
            waiting={waiting}
            proposal={proposal.data}
            assigning={assigning}
          />
        )}
      </div>
    )
  }

export const CarryBoard = boardOf(carrySubject)
export const CreationBoard = boardOf(creationSubject)

/** How many accounts there are and what they can take today. */
function Room({ proposal }: { readonly proposal: Proposal | undefined }) {
  const { t } = useTranslation()
  if (!proposal) return null
  const rooms = proposal.accounts.map(roomOf).filter(Number.isFinite)
  return t('assign.roomOfAll', {
    count: proposal.accounts.length,
    room: rooms.reduce((sum, room) => sum + room, 0),
  })
}

type ColumnsProps = {
  readonly subject: AssignSubject
  readonly items: readonly Waiting[]
  readonly waiting: Pages<Waiting>
  readonly proposal: Proposal | undefined
  readonly assigning: ReturnType<typeof useAssigning>
}

function Columns({ subject, items, waiting, proposal, assigning }: ColumnsProps) {
  const { t } = useTranslation()
  const { isSending, outcome } = assigning
  const { total = items.length } = waiting
  const mayAssign = mayRun(usePerson(), subject.sends)
  const board = useBoard({ items, proposal, assigning })
  const accounts = proposal?.accounts ?? []
  return (
    <div className="flex min-h-0 flex-1 gap-3 touch:flex-col">
      <WaitingList
        items={items}
        total={total}
        label={t('assign.waiting')}
        count={t('assign.waitingCount', { count: total })}
        more={waiting}
        choosing={board}
        mayDrag={mayAssign}
      />
      <AccountCards accounts={accounts} board={board} mayAssign={mayAssign} />
      <PlanPanel
        plan={board.plan}
        kind={board.kind}
        accounts={accounts}
        listOfAccount={subject.listOfAccount}
        titleOf={board.titleOf}
        outcome={outcome}
        isSending={isSending}
        onKind={board.share}
        onAssign={mayAssign ? board.send : undefined}
      />
    </div>
  )
}
