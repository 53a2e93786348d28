import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { shareTrees } from './share-trees.ts'

const FRESH_MS = 15_000
const UNUSED_MS = 10 * 60_000

/**
 * The cache of what the server said. Repeats are the SDK's affair; failures are told once:
 * by the screen while it has nothing to show, else by `onFailure`.
 */
export function createQueryClient(onFailure: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        if (query.state.data !== undefined) onFailure(error)
      },
    }),
    mutationCache: new MutationCache({
      onError(error, _variables, _onMutate, mutation) {
        if (mutation.meta?.['isShownInPlace'] !== true) onFailure(error)
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
