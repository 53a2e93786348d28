import type { Item, Sdk } from '@omc/sdk'
import { keepPreviousData } from '@tanstack/react-query'
import { read } from '../../kernel/data/read.ts'

export type Account = Item<'studio_accounts.list'>
export type Source = Item<'carry_sources.list'>

/** Rows of one column. */
const AT_ONCE = 100

/** Choice for rows that nobody has. */
export const NOBODY = 'none'

/** What is chosen: each choice narrows the columns after it. */
export type Choice = {
  readonly personId: string | null
  readonly accountId: string | null
}

const kept = { placeholderData: keepPreviousData } as const

export const peopleQuery = (sdk: Sdk) => read(sdk, 'users.get_role_select', {})

export const accountsQuery = (sdk: Sdk, { personId }: Choice, search: string) => ({
  ...read(sdk, 'studio_accounts.list', {
    ...heldBy(personId),
    ...(search ? { 'filter[search]': search } : {}),
    sort: ['nickname'],
    'page[size]': AT_ONCE,
  }),
  ...kept,
})

export const sourcesQuery = (sdk: Sdk, { personId, accountId }: Choice, search: string) => ({
  ...read(sdk, 'carry_sources.list', {
    ...(accountId === null
      ? heldBy(personId)
      : accountId === NOBODY
        ? { 'filter[has_account]': false }
        : { 'filter[studio_account_id]': [accountId] }),
    ...(search ? { 'filter[search]': search } : {}),
    sort: ['nickname'],
    'page[size]': AT_ONCE,
  }),
  ...kept,
})

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
    })
    found.push(...items)
    if (items.length < AT_ONCE) return found
  }
}

export const bondsQuery = (sdk: Sdk, uid: string | null) => ({
  ...read(sdk, 'team_relations.list', {
    ...(uid ? { 'filter[uid]': uid } : {}),
    sort: ['-bind_date'],
    'page[size]': AT_ONCE,
  }),
  ...kept,
})

/** Rows of one person, or those that nobody has. */
const heldBy = (personId: string | null) =>
  personId === null
    ? {}
    : personId === NOBODY
      ? { 'filter[assigned]': false }
      : { 'filter[user_id]': [personId] }
