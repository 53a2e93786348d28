import { Skeleton } from '@omc/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failure } from './failure.tsx'

type LoadedProps<Data> = {
  readonly query: Pick<UseQueryResult<Data>, 'error'> & {
    readonly data: Data | undefined
    readonly refetch: () => unknown
  }
  readonly children: (data: Data) => ReactNode
}

/** Card that waits for an answer: a placeholder, then the content, or why there is none. */
export function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data)
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  return (
    <div aria-busy className="rounded-card border border-line bg-surface p-4">
      <Skeleton lines={6} />
    </div>
  )
}
