import type { WriteOperation } from '@omc/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../may-run.ts'
import { restoreAct } from './acts/restore-act.ts'
import type { BatchResult } from './list-acts.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { defaultsOf, filtersIn, listQuery, TRASH } from './list-query.ts'
import type { Scope } from './list-scope.ts'
import type { ListState } from './list-state.ts'
import { runnable, type OpenAct, type Runnable } from './open-act.ts'
import { useListState } from './use-list-state.ts'
import { usePeek } from './use-peek.ts'

/** A batch in which some rows failed. */
export type Partly = { readonly result: BatchResult; readonly operation: WriteOperation }

/** State and actions of a list on screen. */
export type ListOnScreen<Row extends ListRow> = ReturnType<typeof useList<Row>>

/** Runs a list in its scope: address, rows, selection and allowed acts. */
export function useList<Row extends ListRow>(list: ListDefinition<Row>, scope: Scope) {
  const services = useServices()
  const person = usePerson()
  const { state, setState } = useListState(defaultsOf(list))
  const { peek, setPeek } = usePeek()
  const query = useQuery(listQuery(services.sdk, list, state, scope))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<OpenAct<Row> | null>(null)
  const [partly, setPartly] = useState<Partly | null>(null)

  const rows = query.data?.items ?? []
  const isTrash = state.tab === TRASH
  const allowed = <One extends { readonly operation: WriteOperation }>(acts: readonly One[] = []) =>
    acts.filter(({ operation }) => mayRun(person, operation))
  const finish = (result: BatchResult, operation: WriteOperation) => {
    setChosen(new Set(result.failed.map(({ id }) => id)))
    if (result.failed.length > 0) setPartly({ result, operation })
  }
  const runNow = async (operation: WriteOperation, { run, subject }: Runnable) => {
    const { runAct } = await loadPart(() => import('./acts/run-act.ts'))
    const answer = await runAct(services, operation, run, subject)
    if (answer?.batch) finish(answer.batch, operation)
  }
  return {
    list,
    person,
    state,
    query,
    rows,
    // A status tab hides the filter of the same name, which could contradict it.
    filters: filtersIn(list, scope).filter(
      ({ name }) => state.tab === '' || name !== list.statusTabs?.filter,
    ),
    bulk: isTrash ? [] : allowed(list.bulk),
    rowActs: allowed(isTrash ? restoreAct(list) : list.row),
    pageActs: allowed(list.page),
    change(next: ListState) {
      setChosen(new Set())
      setState(next)
    },
    chosen,
    setChosen,
    chosenRows: rows.filter(({ id }) => chosen.has(id)),
    finish,
    partly,
    setPartly,
    open,
    setOpen,
    /** Opens the panel or confirmation of an act; an act without either runs at once. */
    press(next: OpenAct<Row>) {
      const now = runnable(next)
      if (now === null || now.run.ask) setOpen(next)
      else void runNow(next.act.operation, now)
    },
    peek: list.Peek ? peek : null,
    setPeek,
    /** Table props for rows that open. */
    opening: list.Peek ? { openId: peek, onOpen: ({ id }: Row) => setPeek(id) } : {},
  }
}
