import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useServices } from '../../kernel/services/services-context.ts'
import type { Person } from '../../kernel/session/person.ts'
import { countQuery } from '../list/count-query.ts'
import type { Desk } from './desk-definition.ts'

type Opening = {
  /** Query of the address, or the one that the desk opens with. */
  readonly params: URLSearchParams
  /** Rows are not asked for yet: where the desk opens is not known. */
  readonly isHeld: boolean
}

/**
 * Where a desk opens at an address that says nothing else: on what waits, if there is something.
 * Decided once for a mounted desk, and before its first rows are asked for: a desk at work stays
 * where it is.
 */
export function useOpening(desk: Desk, person: Person | null, pathname: string): Opening {
  const { sdk } = useServices()
  const [params, setParams] = useSearchParams()
  const isBare = params.size === 0
  const [isDecided, setDecided] = useState(!isBare)
  const first = isDecided || !person ? null : (desk.first?.(person, pathname) ?? null)
  const { data, isError } = useQuery(
    first
      ? { ...countQuery(sdk, first.resource, first.args), meta: { isShownInPlace: true } }
      : { queryKey: ['desk', 'count', 'none'], queryFn: skipToken },
  )
  const isKnown = first === null || data !== undefined || isError
  const to = isBare && first && data && data.total > 0 ? first.query : null
  const isDone = !isBare || (isKnown && to === null)
  useEffect(() => {
    if (isDone) setDecided(true)
    else if (to !== null) setParams(new URLSearchParams(to), { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- the setter of the address is new each time
  }, [isDone, to])
  return {
    params: to === null ? params : new URLSearchParams(to),
    isHeld: isBare && first !== null && !isDone,
  }
}
