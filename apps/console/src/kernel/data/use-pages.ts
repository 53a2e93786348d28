import type { Page } from '@omc/sdk'
import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query'
import { useMemo } from 'react'

/** Where a page begins: behind the last row of the one before. */
export type PageStart = { readonly 'page[after]'?: string }

type Asked<Row> = UseInfiniteQueryOptions<
  Page<Row>,
  Error,
  InfiniteData<Page<Row>>,
  QueryKey,
  string | null
>

/**
 * Pages of a list, each from where the one before ended; the last answer stays while other
 * arguments are asked for.
 */
export const pagesOf = <Row>(
  queryKey: QueryKey,
  ask: (start: PageStart, signal: AbortSignal) => Promise<Page<Row>>,
): Asked<Row> =>
  infiniteQueryOptions<Page<Row>, Error, InfiniteData<Page<Row>>, QueryKey, string | null>({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      ask(pageParam === null ? {} : { 'page[after]': pageParam }, signal),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })

/** Rows of the pages read so far, and how many there are in all. */
export function usePages<Row extends { readonly id: string }>(asked: Asked<Row>) {
  const { data, error, isPending, refetch, ...query } = useInfiniteQuery(asked)
  const pages = data?.pages
  const items = useMemo(
    // A row that moved between two answers is on both.
    () =>
      pages && [
        ...new Map(pages.flatMap((page) => page.items).map((row) => [row.id, row])).values(),
      ],
    [pages],
  )
  return {
    items,
    total: pages?.at(-1)?.total ?? items?.length,
    error,
    isPending,
    refetch: () => void refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  }
}

export type Pages<Row> = Omit<ReturnType<typeof usePages>, 'items'> & {
  readonly items: readonly Row[] | undefined
}
