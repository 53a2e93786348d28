/**
 * Work of each contestant in `bench:api`: pages 1 to 20 of 100,000 contents, narrowed by status and
 * source, newest first, with authors, categories and the total. Each returns the fields that the
 * console's list of contents shows.
 */
export const ROWS = 100_000
export const PAGE_SIZE = 25
export const PAGES = 20
export const STATUSES = ['fetched', 'processed', 'checked', 'published'] as const
export const SOURCES = ['douyin', 'redbook', 'guanghe'] as const

export const FIELDS = {
  carry_contents: ['title', 'cover', 'status', 'channel', 'source', 'category', 'updated_at'],
  carry_sources: ['nickname', 'avatar', 'platform'],
  business_categories: ['name'],
} as const

export interface Ask {
  status: string
  source: string
  /** From 1. */
  page: number
}

export const ASKS: readonly Ask[] = STATUSES.flatMap((status) =>
  SOURCES.flatMap((source) =>
    Array.from({ length: PAGES }, (_, i) => ({ status, source, page: i + 1 })),
  ),
)

const FIELDS_QUERY = Object.entries(FIELDS)
  .map(([type, names]) => `fields[${type}]=${names.join()}`)
  .join('&')

/** JSON:API request for the server and the floor. */
export const pathOf = ({ status, source, page }: Ask): string =>
  `/api/v1/carry_contents?filter[status]=${status}&filter[source]=${source}&sort=-updated_at` +
  `&include=carry_source,business_category&page[size]=${PAGE_SIZE}&page[number]=${page}&${FIELDS_QUERY}`

const GRAPHQL = `query ($status: String!, $source: String!, $offset: Int!) {
  allCarryContents(condition: { status: $status, source: $source, deletedAt: null },
    orderBy: [UPDATED_AT_DESC, ROW_ID_DESC], first: ${PAGE_SIZE}, offset: $offset) {
    totalCount
    nodes {
      rowId title cover status channel source category updatedAt
      carrySourceByCarrySourceId { rowId nickname avatar platform }
      businessCategoryByBusinessCategoryId { rowId name }
    }
  }
}`

/** The same request in GraphQL. */
export const graphqlOf = ({ status, source, page }: Ask): string =>
  JSON.stringify({
    query: GRAPHQL,
    variables: { status, source, offset: (page - 1) * PAGE_SIZE },
  })
