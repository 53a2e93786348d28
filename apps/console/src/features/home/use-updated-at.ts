import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useServices } from '../../kernel/services/services-context.ts'

const MINUTE_MS = 60_000

/** Minute of the newest answer among the queries in use, epoch ms; 0 before the first. */
export function useUpdatedAt(): number {
  const { queryClient } = useServices()
  const [at, setAt] = useState(() => updatedMinute(queryClient))
  useEffect(
    () => queryClient.getQueryCache().subscribe(() => setAt(updatedMinute(queryClient))),
    [queryClient],
  )
  return at
}

/** To the minute, so that a screen draws again only for another time. */
export function updatedMinute(queryClient: QueryClient): number {
  const times = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive())
    .map(({ state }) => state.dataUpdatedAt)
  return Math.floor(Math.max(0, ...times) / MINUTE_MS) * MINUTE_MS
}
