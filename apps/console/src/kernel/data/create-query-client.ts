import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
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
 *
 * Without a network calls are made all the same and fail: a paused read would look like one that
 * found nothing, and a paused write would be sent when nobody expects it any more.
 */
export function createQueryClient({ tell, report }: FailurePorts): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        report(error)
        // The strip above the screen says that there is no network, once for all reads.
        const isToldElsewhere = query.meta?.['isShownInPlace'] === true || !onlineManager.isOnline()
        if (query.state.data !== undefined && !isToldElsewhere) tell(error)
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
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: FRESH_MS,
        gcTime: UNUSED_MS,
        structuralSharing: shareTrees,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
