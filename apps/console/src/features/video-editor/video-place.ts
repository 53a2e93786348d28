import type { Args, Item, Sdk } from '@omc/sdk'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { after, FIRST } from '../../kit/list/next-page.ts'

export type Video = Item<'studio_contents.list'>

/** Statuses to narrow the videos by, in the order of their life; the last ones are the trash. */
export const VIEWS = [
  'all',
  'fetched',
  'processed',
  'checked',
  'published',
  'rejected',
  'trash',
] as const
export type View = (typeof VIEWS)[number]

/** Listed videos, and the open one; null for the first. */
export type Place = {
  readonly view: View
  readonly search: string
  readonly contentId: string | null
}

const ID = /^[1-9][0-9]{0,17}$/

/** Place of an address: `t` the status, `q` the search, `content` the open video. */
export function placeOf(query: URLSearchParams): Place {
  const contentId = query.get('content') ?? ''
  return {
    view: VIEWS.find((name) => name === query.get('t')) ?? 'all',
    search: query.get('q') ?? '',
    contentId: ID.test(contentId) ? contentId : null,
  }
}

/** Address of a place; what is as usual is left out. */
export const addressOf = ({ view, search, contentId }: Place): Record<string, string> => ({
  ...(view === 'all' ? {} : { t: view }),
  ...(search === '' ? {} : { q: search }),
  ...(contentId === null ? {} : { content: contentId }),
})

/** Arguments of the list: videos that the person sees, those changed last first. */
export const argsOf = ({ view, search }: Place): Args<'studio_contents.list'> => ({
  'filter[content_type]': ['video'],
  sort: ['-updated_at'],
  'page[size]': 30,
  ...(search === '' ? {} : { 'filter[search]': search }),
  ...(view === 'trash' ? { 'filter[trashed]': true } : {}),
  ...(view === 'all' || view === 'trash' ? {} : { 'filter[status]': [view] }),
})

export const videosQuery = (sdk: Sdk, place: Place) =>
  infiniteQueryOptions({
    queryKey: ['studio_contents', 'videos', argsOf(place)],
    queryFn: ({ pageParam, signal }) =>
      sdk.studio_contents.list({ ...argsOf(place), ...after(pageParam) }, { signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
