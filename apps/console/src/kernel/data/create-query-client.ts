import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { shareTrees } from './share-trees.ts'

const FRESH_MS = 15_000
const UNUSED_MS = 10 * 60_000

export type FailurePorts = {
  /** Shows the error to the person. */
  readonly tell: (error: Error) => void
  /** Logs every failure, shown or not. */
  readonly report: (error: Error) => void
}

/**
 * Creates the query client. The SDK already retries, so retries are off. Errors surface once:
 * inline while a query has no data, otherwise by `tell`.
 */
export function createQueryClient({ tell, report }: FailurePorts): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        report(error)
        if (query.state.data !== undefined && query.meta?.['isShownInPlace'] !== true) tell(error)
      },
    }),
    mutationCache: new MutationCache({
      onError(error, _variables, _onMutate, mutation) {
        report(error)
        if (mutation.meta?.['isShownInPlace'] !== true) tell(error)
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: FRESH_MS,
        gcTime: UNUSED_MS,
        structuralSharing: shareTrees,
      },
      mutations: { retry: false },
    },
  })
}
