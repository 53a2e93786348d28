import type { Person } from '../../../kernel/session/person.ts'
import { seesAllTeams } from '../../sees-all-teams.ts'
import type { FilterValues } from './list-filter.ts'

/** Whose records a choice offers. */
export type OptionTeams =
  /** Those that the server offers by itself: nobody but people who see all teams chooses others. */
  | { readonly tag: 'usual' }
  | { readonly tag: 'one'; readonly id: string }
  /** Each option with the name of its team. */
  | { readonly tag: 'all' }

const USUAL: OptionTeams = { tag: 'usual' }
const ALL: OptionTeams = { tag: 'all' }

/** A filter offers records of the one team that the list is narrowed to, else of all. */
export function teamsOfFilter(person: Person | null, filters: FilterValues): OptionTeams {
  if (!seesAllTeams(person)) return USUAL
  const [id, ...more] = filters['business_team_id'] ?? []
  return id === undefined || more.length > 0 ? ALL : { tag: 'one', id }
}

/** A form offers records of the team of its own records: of the own team if it has none. */
export function teamsOfRecords(person: Person | null, records: readonly object[]): OptionTeams {
  if (!seesAllTeams(person)) return USUAL
  const known = records.map((record): unknown => Reflect.get(record, 'business_team_id'))
  const [id = person?.teamId, ...more] = new Set(known.filter((one) => typeof one === 'string'))
  if (more.length > 0) return ALL
  return id ? { tag: 'one', id } : USUAL
}
