import type { Args, Result, Sdk } from '@omc/sdk'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Candidate } from './candidate.ts'

type Asked = Omit<Args<'carry_materials.search_pool'>, 'platform'>

/** Platforms whose offers can be searched. @source screens §2.6, CollectBoard */
export const POOLS = ['guanghe', 'dewu', 'goudong', 'taobaoke', 'douyin', 'redbook'] as const
export const KINDS = ['goods', 'content'] as const
export const SORTS = ['sales', 'commission_rate', 'price', 'newest'] as const

/** Search terms; the address stores them. */
export type PoolSearch = {
  readonly platform: (typeof POOLS)[number]
  readonly kind: (typeof KINDS)[number]
  readonly q: string
  /** Empty = the platform's own order. */
  readonly sort: (typeof SORTS)[number] | ''
}

export type Start = Pick<PoolSearch, 'platform' | 'kind'>

/** Search of an address; without one, that which the board starts with. */
export const searchAt = (query: URLSearchParams, start: Start): PoolSearch => ({
  platform: POOLS.find((name) => name === query.get('platform')) ?? start.platform,
  kind: KINDS.find((name) => name === query.get('kind')) ?? start.kind,
  q: query.get('q') ?? '',
  sort: SORTS.find((name) => name === query.get('sort')) ?? '',
})

/** The address of a search; other parts of the address stay. */
export function addressOf(search: PoolSearch, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(search))
    if (value) next.set(name, value)
    else next.delete(name)
  return next
}

export const PAGE_SIZE = 20

type Search = (
  sdk: Sdk,
  asked: Asked,
  options: { readonly signal: AbortSignal },
) => Promise<Result<'carry_materials.search_pool'>>

/** How each platform is asked; those without an operation of their own share one. */
const SEARCHES: Readonly<Record<PoolSearch['platform'], Search>> = {
  guanghe: (sdk, ...asked) => sdk.carry_materials.search_guanghe_pool(...asked),
  dewu: (sdk, ...asked) => sdk.carry_materials.search_dewu_pool(...asked),
  goudong: (sdk, ...asked) => sdk.carry_materials.search_goudong_pool(...asked),
  taobaoke: (sdk, ...asked) => sdk.carry_materials.search_taobaoke_material(...asked),
  douyin: (sdk, asked, options) =>
    sdk.carry_materials.search_pool({ ...asked, platform: 'douyin' }, options),
  redbook: (sdk, asked, options) =>
    sdk.carry_materials.search_pool({ ...asked, platform: 'redbook' }, options),
}

/** Offers of a platform, a page at a time. */
export const offersQuery = (sdk: Sdk, { platform, kind, q, sort }: PoolSearch) =>
  infiniteQueryOptions({
    queryKey: ['carry_materials', 'search_pool', { platform, kind, q, sort }],
    queryFn: ({ pageParam, signal }) => {
      const asked: Asked = { kind, page: pageParam, size: PAGE_SIZE }
      if (q.trim() !== '') asked.q = q.trim()
      if (sort !== '' && kind === 'goods') asked.sort = sort
      return SEARCHES[platform](sdk, asked, { signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
  })

/** Candidates of all pages, each once: a platform may answer one again on the next page. */
export function candidatesOf(
  pages: readonly { readonly candidates: readonly Candidate[] }[],
): readonly Candidate[] {
  const all = pages.flatMap(({ candidates }) => candidates)
  return [...new Map(all.map((one) => [one.source_id, one])).values()]
}
