import type { Item, Sdk } from '@omc/sdk'
import { pagesOf } from '../../kernel/data/use-pages.ts'

export type Account = Item<'studio_accounts.list', 'user'>
export type Source = Item<'carry_sources.list', 'user' | 'studio_account'>

/** Rows of one page. */
const AT_ONCE = 100

/** The holders come with the rows: they can be of another team than the people on the board. */
const WITH_OWNER = {
  include: ['user'],
  'fields[users]': ['full_name', 'username'],
} as const
const WITH_HOLDERS = {
  ...WITH_OWNER,
  include: ['user', 'studio_account'],
  'fields[studio_accounts]': ['nickname', 'uid'],
} as const

/** Choice for rows that nobody has. */
export const NOBODY = 'none'

/** Choices on the board: each narrows the columns after it. */
export type Choice = {
  readonly personId: string | null
  readonly accountId: string | null
}

export function accountsQuery(sdk: Sdk, { personId }: Choice, search: string) {
  const args = { ...heldBy(personId), ...searched(search), ...byName, ...WITH_OWNER }
  return pagesOf<Account>(['studio_accounts', 'pages', args], (start, signal) =>
    sdk.studio_accounts.list({ ...args, ...start }, { signal }),
  )
}

export function sourcesQuery(sdk: Sdk, { personId, accountId }: Choice, search: string) {
  const of =
    accountId === null
      ? heldBy(personId)
      : accountId === NOBODY
        ? { 'filter[has_account]': false }
        : { 'filter[studio_account_id]': [accountId] }
  const args = { ...of, ...searched(search), ...byName, ...WITH_HOLDERS }
  return pagesOf<Source>(['carry_sources', 'pages', args], (start, signal) =>
    sdk.carry_sources.list({ ...args, ...start }, { signal }),
  )
}

/** All sources of one account, whatever the board shows: an act on the account moves each of them. */
export async function readSourcesOf(sdk: Sdk, accountId: string): Promise<readonly Source[]> {
  const found: Source[] = []
  for (let number = 1; ; number += 1) {
    // Each page is asked for only if the one before it was full.
    // oxlint-disable-next-line no-await-in-loop
    const { items } = await sdk.carry_sources.list({
      'filter[studio_account_id]': [accountId],
      'page[size]': AT_ONCE,
      'page[number]': number,
      ...WITH_HOLDERS,
    })
    found.push(...items)
    if (items.length < AT_ONCE) return found
  }
}

export function bondsQuery(sdk: Sdk, uid: string | null) {
  const args = {
    ...(uid ? { 'filter[uid]': uid } : {}),
    sort: ['-bind_date'] as const,
    'page[size]': AT_ONCE,
  }
  return pagesOf(['team_relations', 'pages', args], (start, signal) =>
    sdk.team_relations.list({ ...args, ...start }, { signal }),
  )
}

const byName = { sort: ['nickname'], 'page[size]': AT_ONCE } as const

const searched = (search: string) => (search ? { 'filter[search]': search } : {})

/** Rows of one person, or those that nobody has. */
const heldBy = (personId: string | null) =>
  personId === null
    ? {}
    : personId === NOBODY
      ? { 'filter[assigned]': false }
      : { 'filter[user_id]': [personId] }
