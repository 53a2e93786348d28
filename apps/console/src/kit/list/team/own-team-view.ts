import type { Person } from '../../../kernel/session/person.ts'
import { seesAllTeams } from '../../sees-all-teams.ts'
import type { ListDefinition } from '../list-definition.ts'
import type { SavedView } from '../views/view-settings.ts'

/**
 * How a list of trees opens for people who see all teams: with the rows of their own team. It has no
 * id because nobody saved it; `view=all` is the list without it.
 */
export const ownTeamView = (
  { isByTeam }: Pick<ListDefinition<never>, 'isByTeam'>,
  person: Person | null,
): SavedView | undefined =>
  isByTeam && person?.teamId && seesAllTeams(person)
    ? { id: '', settings: { filters: { business_team_id: [person.teamId] } }, columns: [] }
    : undefined
