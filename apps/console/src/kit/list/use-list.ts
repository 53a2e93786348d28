import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import type { BatchDone } from './acts/note-batch.ts'
import { allowedActs } from './allowed-acts.ts'
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

/**
 * Runs a list in its scope: address, rows, selection and allowed acts.
 *
 * @param isHeld the rows are not asked for yet
 */
export function useList<Row extends ListRow>(
  given: ListDefinition<Row>,
  scope: Scope,
  isHeld = false,
) {
  const services = useServices()
  const person = usePerson()
  const { list, declared, state, setState, look, waitsFor } = useListState(given)
  const { peek, setPeek } = usePeek()
  const query = useRows(listQuery(services.sdk, list, state, scope), isHeld, waitsFor)
  const [open, setOpen] = useState<OpenAct<Row> | null>(null)
  const rows = query.data?.items ?? []
  const selection = useSelection(rows, query.data)
  const finish = async (done: BatchDone<Row>) => {
    selection.setChosen(new Set(done.result.failed.map(({ id }) => id)))
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
    /** Why there are no rows. */
    failure: failureOf(waitsFor ?? query),
    rows,
    look,
    // A status tab hides the filter of the same name, which could contradict it.
    filters: filtersIn(declared, scope).filter(
      ({ name }) => state.tab === '' || name !== list.statusTabs?.filter,
    ),
    /** Further filters of the operation; undefined until they are looked for. */
    restFilters: list.rest && filtersIn({ ...list, filters: [], moreFilters: [] }, scope),
    ...allowedActs(list, person, state.tab === TRASH),
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
    peek,
    setPeek,
    opening: { openId: peek, onOpen: ({ id }: Row) => setPeek(id) },
  }
}

/** The rows of a list; none while it waits for what its filters mean. */
function useRows<Row extends ListRow>(
  asked: ReturnType<typeof listQuery<Row>>,
  isHeld: boolean,
  waitsFor: object | null | undefined,
) {
  return useQuery({
    ...asked,
    enabled: !isHeld && !waitsFor,
    // No rows meanwhile: those known are of a list that is narrowed less.
    ...(waitsFor ? { queryKey: [asked.queryKey[0], 'waits'], placeholderData: noRows } : {}),
  })
}

const noRows = () => undefined

const failureOf = ({ data, error, refetch }: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>) =>
  error && data === undefined ? { error, onRetry: () => void refetch() } : null
