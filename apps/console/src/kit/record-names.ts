import { queryOptions, useQuery } from '@tanstack/react-query'
import { i18n } from '../kernel/i18n/i18n.ts'
import { useServices } from '../kernel/services/services-context.ts'
import { usePerson } from '../kernel/services/use-person.ts'
import {
  NAMES_AT_ONCE,
  READERS,
  RESOURCES,
  type NamedRecord,
  type NamedRecords,
  type NameReader,
} from './record-readers.ts'
import { withTeamName } from './with-team-name.ts'

/** Names by id; a record that the person may not read has none. */
export type RecordNames = ReadonlyMap<string, string>

type Wanted = {
  readonly kind: NamedRecords
  readonly ids: readonly string[]
  /** Whether each name stands with that of the record's team. */
  readonly withTeam?: boolean
}

/** Names change rarely. */
const KEPT_MS = 5 * 60_000

/**
 * Names of all records with these ids, of any team that the person sees; who may not list people
 * knows those of the own team.
 */
export const namesQuery = (reader: NameReader, { kind, ids, withTeam = false }: Wanted) =>
  queryOptions({
    queryKey: [RESOURCES[kind], 'names', kind, [...ids].toSorted(), withTeam],
    queryFn: async ({ signal, client }): Promise<RecordNames> => {
      const parts = Array.from({ length: Math.ceil(ids.length / NAMES_AT_ONCE) }, (_, at) =>
        ids.slice(at * NAMES_AT_ONCE, (at + 1) * NAMES_AT_ONCE),
      )
      const read = await Promise.all(
        parts.map((some) => READERS[kind]({ ...reader, client }, some, signal)),
      )
      const records = read.flat()
      const teamIds = withTeam ? teamsOf(records) : []
      const teams: RecordNames =
        teamIds.length === 0
          ? new Map()
          : await client
              .fetchQuery(namesQuery(reader, { kind: 'teams', ids: teamIds }))
              // A record without its team is better than none.
              .catch(() => new Map())
      return new Map(
        records.map(({ id, name, teamId }) => [id, withTeamName(name, teams.get(teamId ?? ''))]),
      )
    },
    staleTime: KEPT_MS,
    // The id in words stands in for a name that cannot be read.
    meta: { isShownInPlace: true },
  })

const teamsOf = (records: readonly NamedRecord[]): readonly string[] => [
  ...new Set(records.flatMap(({ teamId }) => teamId ?? [])),
]

/**
 * Names of records that a part of a screen shows; undefined before they are read. While others are
 * read, those that are known stay, and the rest are numbers.
 */
export function useRecordNames(
  kind: NamedRecords | undefined,
  ids: readonly string[],
  { withTeam = false }: { readonly withTeam?: boolean } = {},
): RecordNames | undefined {
  const { sdk } = useServices()
  const person = usePerson()
  const { data, isPlaceholderData } = useQuery({
    ...namesQuery({ sdk, person }, { kind: kind ?? 'accounts', ids, withTeam }),
    enabled: kind !== undefined && ids.length > 0,
    placeholderData: (before, query) =>
      kind !== undefined && query?.queryKey[0] === RESOURCES[kind] ? before : undefined,
  })
  if (!isPlaceholderData) return data
  return new Map(ids.map((id) => [id, data?.get(id) ?? `#${id}`]))
}

/** Name of a record; one that cannot be read is told apart by its number. */
export function nameOfRecord(
  kind: NamedRecords,
  names: RecordNames | undefined,
  id: string,
): string {
  // Before the names are read, the bare number.
  if (names === undefined) return `#${id}`
  return names.get(id) ?? i18n.t(`listPart.other.${kind}`, { id })
}
