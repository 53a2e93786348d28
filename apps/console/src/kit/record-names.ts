import type { Sdk } from '@omc/sdk'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { useServices } from '../kernel/services/services-context.ts'
import { usePerson } from '../kernel/services/use-person.ts'
import type { Person } from '../kernel/session/person.ts'
import { mayRun } from './may-run.ts'
import { peopleQuery } from './people.ts'
import { personName } from './person-name.ts'

/** Kinds of records that are known by their ids and shown by their names. */
export type NamedRecords = 'accounts' | 'people'

/** Names by id; a record that the person may not read has none. */
export type RecordNames = ReadonlyMap<string, string>

type Reader = { readonly sdk: Sdk; readonly person: Person | null }
type Wanted = { readonly kind: NamedRecords; readonly ids: readonly string[] }

/** Ids of one request: as many as a page has rows. */
const AT_ONCE = 100
/** Names change rarely. */
const KEPT_MS = 5 * 60_000

const RESOURCES = { accounts: 'studio_accounts', people: 'users' } as const

/**
 * Names of all records with these ids, of any team that the person sees; who may not list people
 * knows those of the own team.
 */
export const namesQuery = (reader: Reader, { kind, ids }: Wanted) =>
  queryOptions({
    queryKey: [RESOURCES[kind], 'names', [...ids].toSorted()],
    queryFn: async ({ signal, client }): Promise<RecordNames> => {
      const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
        ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
      )
      const names = await Promise.all(
        parts.map((some) => READERS[kind]({ ...reader, client }, some, signal)),
      )
      return new Map(names.flat())
    },
    staleTime: KEPT_MS,
    // The id in words stands in for a name that cannot be read.
    meta: { isShownInPlace: true },
  })

type Read = (
  reader: Reader & { readonly client: QueryClient },
  ids: readonly string[],
  signal: AbortSignal,
) => Promise<readonly (readonly [id: string, name: string])[]>

const READERS: Readonly<Record<NamedRecords, Read>> = {
  async accounts({ sdk }, ids, signal) {
    const { items } = await sdk.studio_accounts.list(
      { ...askFor(ids), 'fields[studio_accounts]': ['nickname', 'uid'] },
      { signal },
    )
    return items.map(({ id, nickname, uid }) => [id, nickname || uid])
  },
  async people({ sdk, person, client }, ids, signal) {
    if (!mayRun(person, 'users.list'))
      return (await client.fetchQuery(peopleQuery(sdk))).map(({ id, label }) => [id, label])
    const { items } = await sdk.users.list(
      { ...askFor(ids), 'fields[users]': ['full_name', 'username'] },
      { signal },
    )
    return items.map((one) => [one.id, personName(one)])
  },
}

const askFor = (ids: readonly string[]) => ({ 'filter[ids]': [...ids], 'page[size]': AT_ONCE })

/**
 * Names of records that a part of a screen shows; undefined before they are read. While others are
 * read, those that are known stay, and the rest are numbers.
 */
export function useRecordNames(
  kind: NamedRecords | undefined,
  ids: readonly string[],
): RecordNames | undefined {
  const { sdk } = useServices()
  const person = usePerson()
  const { data, isPlaceholderData } = useQuery({
    ...namesQuery({ sdk, person }, { kind: kind ?? 'accounts', ids }),
    enabled: kind !== undefined && ids.length > 0,
    placeholderData: (before, query) =>
      kind !== undefined && query?.queryKey[0] === RESOURCES[kind] ? before : undefined,
  })
  if (!isPlaceholderData) return data
  return new Map(ids.map((id) => [id, data?.get(id) ?? `#${id}`]))
}
