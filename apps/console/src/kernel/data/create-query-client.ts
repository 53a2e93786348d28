import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { shareTrees } from './share-trees.ts'

const FRESH_MS = 15_000
const UNUSED_MS = 10 * 60_000

export type FailurePorts = {
  /** Tells the person. */
  readonly tell: (error: Error) => void
  /** Every failure, told or not: the error log. */
  readonly report: (error: Error) => void
}

/**
 * The cache of what the server said. The SDK repeats calls; failures are told once:
 * by the screen while it has nothing to show, else by `tell`.
 */
export function createQueryClient({ tell, report }: FailurePorts): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        report(error)
        if (query.state.data !== undefined) tell(error)
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
