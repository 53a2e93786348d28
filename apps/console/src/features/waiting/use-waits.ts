import { useQueries, type Query } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { countQuery } from '../../kit/list/count-query.ts'
import type { RowCount } from '../../kit/list/row-count.ts'
import { useDayStart } from '../../kit/use-day.ts'
import { menuPlaces } from './menu-marks.ts'
import { waitsEverywhere, waitsOf, type Wait, type WaitPorts } from './waits.ts'

export type Counted = {
  readonly wait: Wait
  /** Undefined while it is unknown, and after a failure. */
  readonly count: RowCount | undefined
  readonly isFailed: boolean
  readonly isLoading: boolean
  readonly retry: () => void
}

const MARK = { isWait: true, isShownInPlace: true } as const

/** Whether a query counts what waits: only these are asked for again each minute. */
export const isWaitCount = ({ meta }: Pick<Query, 'meta'>): boolean => meta?.['isWait'] === true

/** Work that waits for the person, with the number of its rows; the most urgent first. */
export const useWaits = (): readonly Counted[] => useCounted(waitsOf)

/** Work that the menu counts, on each of its screens. */
export const useMenuWaits = (): readonly Counted[] => useCounted(menuWaits)

const menuWaits = (ports: WaitPorts) => waitsEverywhere(ports, menuPlaces)

function useCounted(of: (ports: WaitPorts) => readonly Wait[]): readonly Counted[] {
  const { sdk, built } = useServices()
  const person = usePerson()
  const now = useDayStart()
  const waits = useMemo(() => (person ? of({ person, built, now }) : []), [of, person, built, now])
  return useQueries({
    queries: waits.map(({ resource, args }) => ({
      ...countQuery(sdk, resource, args),
      meta: MARK,
    })),
    combine: (answers) =>
      answers.flatMap(({ data, isError, isPending, refetch }, at): readonly Counted[] => {
        const wait = waits[at]
        if (!wait) return []
        // The former number of a failed count may be wrong by now.
        const count = isError ? undefined : data
        const retry = () => void refetch()
        return [{ wait, count, isFailed: isError, isLoading: isPending, retry }]
      }),
  })
}
