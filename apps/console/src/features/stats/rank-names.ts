import type { Sdk } from '@omc/sdk'
import type { QueryClient } from '@tanstack/react-query'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { Person } from '../../kernel/session/person.ts'
import {
  nameOfRecord,
  namesQuery,
  useRecordNames,
  type RecordNames,
} from '../../kit/record-names.ts'
import type { Ranked, RankRow } from './rank-rows.ts'
import type { RankDefinition } from './stats-definition.ts'

/** Name of a value of a ranking. */
export type NameOf = (rank: RankDefinition, value: string) => string

/** Ids of the records that rows of a ranking count. */
const idsOf = (rows: readonly RankRow[]): readonly string[] =>
  rows.flatMap(({ value }) => (value === '' ? [] : [value]))

function nameIn(rank: RankDefinition, names: RecordNames | undefined, value: string): string {
  if (value === '') return rank.without?.() ?? i18n.t('stats.unset')
  return rank.names === undefined ? rank.name(value) : nameOfRecord(rank.names, names, value)
}

/** Names of the values of a ranking that are on screen. */
export function useRankNames(rank: RankDefinition, rows: readonly RankRow[]) {
  const names = useRecordNames(rank.names, idsOf(rows))
  return (value: string): string => nameIn(rank, names, value)
}

type Ports = {
  readonly sdk: Sdk
  readonly queryClient: QueryClient
  readonly person: Person | null
}

/** The same for all rankings at once; names that cannot be read are unknown. */
export async function readRankNames(
  { queryClient, ...reader }: Ports,
  ranks: readonly Ranked[],
): Promise<NameOf> {
  const read = ranks.map(async ({ rank: { id, names: kind }, rows }) => {
    const ids = idsOf(rows)
    if (kind === undefined || ids.length === 0) return [id, undefined] as const
    const names = await queryClient
      .fetchQuery(namesQuery(reader, { kind, ids }))
      .catch(() => undefined)
    return [id, names] as const
  })
  const byRank = new Map(await Promise.all(read))
  return (rank, value) => nameIn(rank, byRank.get(rank.id), value)
}
