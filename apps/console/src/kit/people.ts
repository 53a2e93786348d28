import type { Item, Sdk } from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'

export type TeamMember = Item<'users.get_role_select'>

/** People of one page. */
export const PEOPLE_AT_ONCE = 100
/** Names change rarely. */
const KEPT_MS = 60_000

/** All people of the team who can sign in. */
export const peopleQuery = (sdk: Sdk, teamId?: string) =>
  queryOptions({
    queryKey: ['users', 'people', teamId ?? ''],
    queryFn: ({ signal }) => readPeople(sdk, { teamId, signal }),
    staleTime: KEPT_MS,
  })

/** The first people of all teams whom a search finds. */
export const foundPeopleQuery = (sdk: Sdk, search: string) =>
  queryOptions({
    queryKey: ['users', 'people of all teams', search],
    queryFn: ({ signal }): Promise<readonly TeamMember[]> =>
      sdk.users.get_role_select(
        { all_teams: true, ...(search === '' ? {} : { search }) },
        { signal },
      ),
    staleTime: KEPT_MS,
  })

type From = { readonly teamId?: string | undefined; readonly signal?: AbortSignal }

/** People page by page, until there are no more. */
export async function readPeople(
  sdk: Sdk,
  { teamId, signal }: From = {},
): Promise<readonly TeamMember[]> {
  const of = teamId === undefined ? {} : { business_team_id: teamId }
  const people: TeamMember[] = []
  for (let page = 1; ; page += 1) {
    // Each page is asked for only if the one before it was full.
    // oxlint-disable-next-line no-await-in-loop
    const some = await sdk.users.get_role_select({ ...of, page }, signal ? { signal } : {})
    people.push(...some)
    if (some.length < PEOPLE_AT_ONCE) return people
  }
}
