import { useState } from 'react'
import { planOf, type Plan, type PlanKind, type Proposal } from './assign-plan.ts'
import type { Waiting } from './assign-subject.ts'
import type { useAssigning } from './use-assigning.ts'
import { useChoosing } from './use-choosing.ts'

type BoardProps = {
  readonly items: readonly Waiting[]
  readonly proposal: Proposal | undefined
  readonly assigning: ReturnType<typeof useAssigning>
}

/** Contents that are chosen or dragged on the board, and the plan for them. */
export function useBoard({
  items,
  proposal,
  assigning: { assign, forget, isSending },
}: BoardProps) {
  const choosing = useChoosing(items)
  const [kind, setKind] = useState<PlanKind>({ tag: 'proposed' })
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map())
  const plan = planOf(kind, choosing.rows, proposal)
  const sendPlan = async (rows: readonly Waiting[], next: Plan) => {
    setTitles(new Map(rows.map(({ id, title }) => [id, title])))
    const failed = await assign(next)
    const done = next.shares.flatMap(({ ids }) => ids).filter((id) => !failed.has(id))
    choosing.unchoose(done)
    if (next.left.length === 0 && failed.size === 0) setKind({ tag: 'proposed' })
  }
  return {
    ...choosing,
    kind,
    plan,
    titleOf: (id: string) =>
      items.find((one) => one.id === id)?.title ?? titles.get(id) ?? `#${id}`,
    choose(ids: ReadonlySet<string>) {
      forget()
      choosing.choose(ids)
    },
    share(next: PlanKind) {
      forget()
      setKind(next)
    },
    send: () => void sendPlan(choosing.rows, plan),
    /** Whether an account takes some of what is dragged. */
    takes: (accountId: string) =>
      !isSending &&
      planOf({ tag: 'one', accountId }, choosing.draggedRows, proposal).shares.length > 0,
    /** Gives what is dragged to an account; what does not fit stays chosen, with the reason. */
    drop(accountId: string) {
      if (isSending) return choosing.endDrag()
      const rows = choosing.draggedRows
      const to: PlanKind = { tag: 'one', accountId }
      const next = planOf(to, rows, proposal)
      forget()
      choosing.endDrag()
      choosing.choose(new Set(rows.map(({ id }) => id)))
      setKind(to)
      if (next.shares.length > 0) void sendPlan(rows, next)
    },
  }
}

export type Board = ReturnType<typeof useBoard>
