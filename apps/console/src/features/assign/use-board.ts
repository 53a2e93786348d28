import { useState } from 'react'
import { planOf, type Plan, type PlanKind, type Proposal } from './assign-plan.ts'
import type { Waiting } from './assign-subject.ts'
import type { useAssigning } from './use-assigning.ts'

type BoardProps = {
  readonly items: readonly Waiting[]
  readonly proposal: Proposal | undefined
  readonly assigning: ReturnType<typeof useAssigning>
}

/** What is chosen or dragged on the board, and the plan for it. */
export function useBoard({ items, proposal, assigning: { assign, forget } }: BoardProps) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [kind, setKind] = useState<PlanKind>({ tag: 'proposed' })
  const [dragged, setDragged] = useState<readonly string[]>([])
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map())
  const rowsOf = (ids: ReadonlySet<string>) => items.filter(({ id }) => ids.has(id))
  // What left the list meanwhile is no longer chosen.
  const chosen = rowsOf(marked)
  const plan = planOf(kind, chosen, proposal)
  const sendPlan = (rows: readonly Waiting[], next: Plan) => {
    setTitles(new Map(rows.map(({ id, title }) => [id, title])))
    void assign(next).then(() => setMarked(new Set()))
  }
  return {
    chosen: new Set(chosen.map(({ id }) => id)),
    kind,
    plan,
    titleOf: (id: string) =>
      items.find((one) => one.id === id)?.title ?? titles.get(id) ?? `#${id}`,
    choose(ids: ReadonlySet<string>) {
      forget()
      setMarked(ids)
    },
    share(next: PlanKind) {
      forget()
      setKind(next)
    },
    send: () => sendPlan(chosen, plan),
    dragged,
    /** Drags the chosen ones, or one that is not among them. */
    drag: (id: string) => setDragged(marked.has(id) ? chosen.map((one) => one.id) : [id]),
    endDrag: () => setDragged([]),
    /** Gives what is dragged to an account; what does not fit stays chosen, with the reason. */
    drop(accountId: string) {
      const rows = rowsOf(new Set(dragged))
      const to: PlanKind = { tag: 'one', accountId }
      const next = planOf(to, rows, proposal)
      forget()
      setDragged([])
      setKind(to)
      setMarked(new Set(dragged))
      if (next.shares.length > 0) sendPlan(rows, next)
    },
  }
}

export type Board = ReturnType<typeof useBoard>
