import type { Item, Sdk } from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'

export type TeamMember = Item<'users.get_role_select'>

/** People of one page. */
const PAGE_SIZE = 100
/** Names change rarely. */
const KEPT_MS = 60_000

/** All people of the team who can sign in. */
export const peopleQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['users', 'people'],
    queryFn: ({ signal }) => readPeople(sdk, signal),
    staleTime: KEPT_MS,
  })

/** People page by page, until there are no more. */
export async function readPeople(sdk: Sdk, signal?: AbortSignal): Promise<readonly TeamMember[]> {
  const people: TeamMember[] = []
  for (let page = 1; ; page += 1) {
    // Each page is asked for only if the one before it was full.
    // oxlint-disable-next-line no-await-in-loop
    const some = await sdk.users.get_role_select({ page }, signal ? { signal } : {})
    people.push(...some)
    if (some.length < PAGE_SIZE) return people
  }
}
