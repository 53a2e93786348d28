import type { OperationId } from '@omc/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../may-run.ts'
import type { BatchDone } from './acts/note-batch.ts'
import { restoreAct } from './acts/restore-act.ts'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { filtersIn, listQuery, TRASH } from './list-query.ts'
import type { Scope } from './list-scope.ts'
import { isSameNarrowing, type ListState } from './list-state.ts'
import { isLong, runnable, type OpenAct, type Runnable } from './open-act.ts'
import { useListState } from './use-list-state.ts'
import { usePeek } from './use-peek.ts'
import { useSelection } from './use-selection.ts'

/** State and actions of a list on screen. */
export type ListOnScreen<Row extends ListRow> = ReturnType<typeof useList<Row>>

/** Runs a list in its scope: address, rows, selection and allowed acts. */
export function useList<Row extends ListRow>(list: ListDefinition<Row>, scope: Scope) {
  const services = useServices()
  const person = usePerson()
  const { state, setState, look } = useListState(list)
  const { peek, setPeek } = usePeek()
  const query = useQuery(listQuery(services.sdk, list, state, scope))
  const [open, setOpen] = useState<OpenAct<Row> | null>(null)
  const rows = query.data?.items ?? []
  const selection = useSelection(rows, query.data)
  const isTrash = state.tab === TRASH
  const allowed = <One extends { readonly operation: OperationId }>(acts: readonly One[] = []) =>
    acts.filter(({ operation }) => mayRun(person, operation))
  const finish = async (done: BatchDone<Row>) => {
    const { setChosen } = selection
    setChosen(new Set(done.result.failed.map(({ id }) => id)))
    if (done.result.failed.length === 0) return
    const { noteBatch } = await loadPart(() => import('./acts/note-batch.ts'))
    noteBatch(services, list, done)
  }
  const runNow = async (next: OpenAct<Row>, now: Runnable) => {
    const act = await loadPart(() => import('./acts/run-now.ts'))
    const done = await act.runNow(services, next, now)
    if (done) await finish(done)
  }
  return {
    list,
    person,
    scope,
    state,
    query,
    rows,
    look,
    // A status tab hides the filter of the same name, which could contradict it.
    filters: filtersIn(list, scope).filter(
      ({ name }) => state.tab === '' || name !== list.statusTabs?.filter,
    ),
    bulk: isTrash ? [] : allowed(list.bulk),
    rowActs: allowed(isTrash ? restoreAct(list) : list.row),
    pageActs: allowed(list.page),
    edit: list.edit && !isTrash && mayRun(person, list.edit.operation) ? list.edit : null,
    change(next: ListState) {
      if (!isSameNarrowing(state, next)) selection.clear()
      setState(next)
    },
    ...selection,
    finish,
    open,
    setOpen,
    /** Opens the panel or confirmation of an act; an act without either runs at once. */
    press(next: OpenAct<Row>) {
      const now = runnable(next)
      if (now === null || now.run.ask || isLong(next)) setOpen(next)
      else void runNow(next, now)
    },
    peek: list.Peek ? peek : null,
    setPeek,
    opening: list.Peek ? { openId: peek, onOpen: ({ id }: Row) => setPeek(id) } : {},
  }
}
