import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { AskPorts } from '../../kernel/router/screen-part.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { countQuery } from '../list/count-query.ts'
import type { Desk } from './desk-definition.ts'

/**
 * Query that a desk opens with at an address that says nothing: that of rows that wait. Null if
 * there are none, or nobody knows: the list itself tells of failures.
 */
export async function openingOf(
  { first }: Desk,
  { sdk, queryClient, person }: AskPorts,
  pathname: string,
): Promise<URLSearchParams | null> {
  try {
    const rows = (await first?.())?.(person, pathname) ?? null
    if (rows === null) return null
    // The number that the menu shows already, if it has loaded.
    const count = await queryClient.ensureQueryData(countQuery(sdk, rows.resource, rows.args))
    return count.total > 0 ? new URLSearchParams(rows.query) : null
  } catch {
    return null
  }
}

type OpeningProps = {
  readonly desk: Desk
  /** Called if the desk stays as it is. */
  readonly onSettled: () => void
}

/** Brings a desk to where it opens. */
export function Opening({ desk, onSettled }: OpeningProps) {
  const { sdk, queryClient } = useServices()
  const person = usePerson()
  const { pathname } = useLocation()
  const [, setParams] = useSearchParams()
  const ask = useEffectEvent(async () =>
    person ? openingOf(desk, { sdk, queryClient, person }, pathname) : null,
  )
  const settle = useEffectEvent((opening: URLSearchParams | null) => {
    if (opening) setParams(opening, { replace: true })
    else onSettled()
  })
  useEffect(() => {
    let isHere = true
    void (async () => {
      const opening = await ask()
      if (isHere) settle(opening)
    })()
    return () => {
      isHere = false
    }
  }, [])
  return null
}
