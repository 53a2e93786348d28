import type { SelectOperation } from './list-filter.ts'
import type { OptionTeams } from './option-teams.ts'

type Args = Readonly<Record<string, unknown>>

/** How the options of an operation are asked for, and how an answered row is named. */
type SelectCall = {
  readonly args: (search: string) => Args
  /** Arguments for the teams whose records are offered; without it records are of no team. */
  readonly teams?: (teams: OptionTeams) => Args
  /** Rows of one answer: fewer are all there are, and need no search. */
  readonly atOnce: number
  readonly label: (row: NamedRow) => string
  /** Options stand below others. */
  readonly isTree?: true
}

/** A row of an answer: the attributes that name it. */
export type NamedRow = {
  readonly label?: string
  readonly name?: string
  readonly full_name?: string
  readonly username?: string
  readonly team_name?: string
}

const labelled = ({ label = '' }: NamedRow): string => label

/** By itself it answers records of all teams that the person sees. */
const ofOneTeam = (teams: OptionTeams): Args =>
  teams.tag === 'one' ? { business_team_id: teams.id } : {}
/** By itself it answers records of the own team. */
const ofTeams = (teams: OptionTeams): Args =>
  teams.tag === 'all' ? { all_teams: true } : ofOneTeam(teams)

/** A search of the server, which answers at most 100 options. */
const SEARCHED: SelectCall = {
  args: (search) => (search === '' ? {} : { search }),
  teams: ofOneTeam,
  atOnce: 100,
  label: labelled,
}
/** Answers all its options at once, whatever is searched for. */
const TREE: SelectCall = { args: () => ({}), atOnce: 100, label: labelled, isTree: true }

/** @source console spec §9, resources spec §9: team select 100 rows; owner search page 1, size 20 */
const TEAMS_AT_ONCE = 100
const OWNER_PAGE = 1
const OWNERS_AT_ONCE = 20

const searchFor = (search: string) => (search === '' ? {} : { 'filter[search]': search })

/** Whether an operation can be asked for a text. */
export const isSearched = (operation: SelectOperation): boolean => {
  const { args } = SELECT_CALLS[operation]
  return Object.keys(args('1')).length > Object.keys(args('')).length
}

/** Whether the options of an operation stand with the names of their teams. */
export const namesTeams = (operation: SelectOperation, { tag }: OptionTeams): boolean =>
  tag === 'all' && SELECT_CALLS[operation].teams !== undefined

/** Whether the options of an operation are a tree. */
export const isTree = (operation: SelectOperation): boolean =>
  SELECT_CALLS[operation].isTree === true

/** The calls behind selects, by operation. */
export const SELECT_CALLS: Readonly<Record<SelectOperation, SelectCall>> = {
  'studio_accounts.get_select': SEARCHED,
  'access_accounts.get_select': SEARCHED,
  'carry_sources.get_select': SEARCHED,
  'users.get_role_select': { ...SEARCHED, teams: ofTeams },
  'business_categories.get_select': { ...TREE, teams: ofTeams },
  'business_teams.goudong_creator_tag_list': TREE,
  'business_teams.list': {
    args: () => ({ 'page[size]': TEAMS_AT_ONCE, sort: 'name' }),
    atOnce: TEAMS_AT_ONCE,
    label: ({ name = '' }) => name,
  },
  'users.list': {
    args: (search) => ({
      ...searchFor(search),
      'page[number]': OWNER_PAGE,
      'page[size]': OWNERS_AT_ONCE,
    }),
    teams: (teams) => (teams.tag === 'one' ? { 'filter[business_team_id]': [teams.id] } : {}),
    atOnce: OWNERS_AT_ONCE,
    label: ({ full_name: name = '', username = '' }) => name || username,
  },
}
