import type { Sdk } from '@omc/sdk'
import { read } from '../../kernel/data/read.ts'

/** Address parameter with the id of the chosen rank. */
export const RANK = 'rank'

/** Every rank of the team by name; a team has about twenty. */
export const ranksQuery = (sdk: Sdk) =>
  read(sdk, 'goudong_gold_ranks.list', { 'page[size]': 100, sort: ['name'] })

type WithId = { readonly id: string }

/** Rank of an address; the first one if the address names none. */
export const rankAt = <Rank extends WithId>(
  ranks: readonly Rank[],
  query: URLSearchParams,
): Rank | undefined => ranks.find(({ id }) => id === query.get(RANK)) ?? ranks[0]

/** Address of another rank: search and filters stay, place and order do not. */
export function addressOf(rankId: string, query: URLSearchParams): URLSearchParams {
  const kept = [...query].filter(([name]) => !['p', 'sort', 'peek'].includes(name))
  const next = new URLSearchParams(kept)
  next.set(RANK, rankId)
  return next
}

/** Whether the ranks are of several teams, whose lists have equal names. */
export const areOfTeams = (ranks: readonly { readonly team_name: string }[]): boolean =>
  new Set(ranks.map(({ team_name: name }) => name)).size > 1
