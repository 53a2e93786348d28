import type { Sdk } from '@omc/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { Person } from '../kernel/session/person.ts'
import { mayRun } from './may-run.ts'
import { peopleQuery } from './people.ts'
import { personName } from './person-name.ts'

/** Kinds of records that are known by their ids and shown by their names. */
export type NamedRecords =
  | 'accounts'
  /** Accounts by their numbers at the channel. */
  | 'uids'
  | 'people'
  | 'logins'
  | 'sources'
  | 'categories'
  | 'teams'

export type NameReader = { readonly sdk: Sdk; readonly person: Person | null }

/** A record by its name; records of no team have no team. */
export type NamedRecord = {
  readonly id: string
  readonly name: string
  readonly teamId?: string | null
}

type Read = (
  reader: NameReader & { readonly client: QueryClient },
  ids: readonly string[],
  signal: AbortSignal,
) => Promise<readonly NamedRecord[]>

/** Ids of one request: as many as a page has rows. */
export const NAMES_AT_ONCE = 100

export const RESOURCES = {
  accounts: 'studio_accounts',
  uids: 'studio_accounts',
  people: 'users',
  logins: 'access_accounts',
  sources: 'carry_sources',
  categories: 'business_categories',
  teams: 'business_teams',
} as const satisfies Readonly<Record<NamedRecords, string>>

const ACCOUNT_FIELDS = {
  'fields[studio_accounts]': ['nickname', 'uid', 'business_team_id'],
} as const

/** How the records of a kind are read by their ids. */
export const READERS: Readonly<Record<NamedRecords, Read>> = {
  async accounts({ sdk }, ids, signal) {
    const { items } = await sdk.studio_accounts.list(
      { ...askFor(ids), ...ACCOUNT_FIELDS },
      { signal },
    )
    return items.map((one) => ofTeam(one, one.nickname || one.uid))
  },
  async uids({ sdk }, uids, signal) {
    const { items } = await sdk.studio_accounts.list(
      { 'filter[uid]': [...uids], 'page[size]': NAMES_AT_ONCE, ...ACCOUNT_FIELDS },
      { signal },
    )
    return items.map((one) => ({ ...ofTeam(one, one.nickname || one.uid), id: one.uid }))
  },
  async people({ sdk, person, client }, ids, signal) {
    if (!mayRun(person, 'users.list'))
      return (await client.fetchQuery(peopleQuery(sdk))).map(({ id, label }) => ({
        id,
        name: label,
      }))
    const fields = { 'fields[users]': ['full_name', 'username', 'business_team_id'] } as const
    const { items } = await sdk.users.list({ ...askFor(ids), ...fields }, { signal })
    return items.map((one) => ofTeam(one, personName(one)))
  },
  async logins({ sdk }, ids, signal) {
    const fields = { 'fields[access_accounts]': ['nickname', 'uid', 'business_team_id'] } as const
    const { items } = await sdk.access_accounts.list({ ...askFor(ids), ...fields }, { signal })
    return items.map(({ nickname, uid, ...one }) =>
      ofTeam(one, nickname === '' ? uid : `${nickname}（${uid}）`),
    )
  },
  async sources({ sdk }, ids, signal) {
    const fields = {
      'fields[carry_sources]': ['nickname', 'author_id', 'business_team_id'],
    } as const
    const { items } = await sdk.carry_sources.list({ ...askFor(ids), ...fields }, { signal })
    return items.map(({ nickname, author_id: author, ...one }) => ofTeam(one, nickname || author))
  },
  async categories({ sdk }, ids, signal) {
    const fields = { 'fields[business_categories]': ['name', 'business_team_id'] } as const
    const { items } = await sdk.business_categories.list({ ...askFor(ids), ...fields }, { signal })
    return items.map(({ name, ...one }) => ofTeam(one, name))
  },
  async teams({ sdk }, ids, signal) {
    const fields = { 'fields[business_teams]': ['name'] } as const
    const { items } = await sdk.business_teams.list({ ...askFor(ids), ...fields }, { signal })
    return items.map(({ id, name }) => ({ id, name }))
  },
}

const askFor = (ids: readonly string[]) => ({
  'filter[ids]': [...ids],
  'page[size]': NAMES_AT_ONCE,
})

type OfTeam = { readonly id: string; readonly business_team_id: string | null }

const ofTeam = ({ id, business_team_id: teamId }: OfTeam, name: string): NamedRecord => ({
  id,
  name,
  teamId,
})
