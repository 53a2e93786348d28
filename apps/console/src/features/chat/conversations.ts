import type { Item, Sdk } from '@omc/sdk'
import { infiniteQueryOptions } from '@tanstack/react-query'

export type Conversation = Item<'conversations.list'>

const PAGE_SIZE = 30
/** The cursor of the first page is none. */
const FIRST: { readonly cursor: string | null } = { cursor: null }

/** Own conversations, the last one first. */
export const conversationsQuery = (sdk: Sdk, search: string) =>
  infiniteQueryOptions({
    queryKey: ['conversations', 'list', { search }],
    queryFn: ({ pageParam, signal }) =>
      sdk.conversations.list(
        {
          sort: ['-updated_at'],
          'page[size]': PAGE_SIZE,
          ...(search === '' ? {} : { 'filter[search]': search }),
          ...(pageParam === null ? {} : { 'page[after]': pageParam }),
        },
        { signal },
      ),
    initialPageParam: FIRST.cursor,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export type Age = 'today' | 'yesterday' | 'earlier'
export type AgeGroup = { readonly age: Age; readonly conversations: readonly Conversation[] }

const AGES: readonly Age[] = ['today', 'yesterday', 'earlier']

/** The same conversations by when somebody last spoke in them; ages without any are left out. */
export function byAge(conversations: readonly Conversation[], now: number): readonly AgeGroup[] {
  return AGES.flatMap((age) => {
    const own = conversations.filter(({ updated_at: at }) => ageOf(Date.parse(at), now) === age)
    return own.length > 0 ? [{ age, conversations: own }] : []
  })
}

function ageOf(at: number, now: number): Age {
  const today = new Date(now).setHours(0, 0, 0, 0)
  if (at >= today) return 'today'
  // The day before may have had 23 or 25 hours.
  const yesterday = new Date(today - 1).setHours(0, 0, 0, 0)
  return at >= yesterday ? 'yesterday' : 'earlier'
}
