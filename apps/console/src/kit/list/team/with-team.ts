import type { FieldFact } from '@omc/sdk'
import { recordFilter } from '../filters/record-filter.ts'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'
import { TeamCell } from './team-cell.tsx'

export const TEAM = 'business_team_id'
/** Columns that show the team by themselves. */
const TEAM_COLUMNS = [TEAM, 'team_name']

/**
 * A list for people who see all teams: the team stands behind the title, and is the first filter. A
 * list that shows the team already, or only one of them, stays as it is.
 */
export function withTeam<Row extends ListRow>(
  list: ListDefinition<Row>,
  facts: Readonly<Record<string, FieldFact>>,
): ListDefinition<Row> {
  const fact = facts[TEAM]
  if (!fact || showsTeam(list)) return list
  const columns = Object.entries(list.columns)
  // as: plain names; an index by the row's key loses the common type of the entries.
  const looks = (list.looks ?? {}) as Partial<Record<string, { readonly inCard?: string }>>
  const title = columns.findIndex(([name]) => looks[name]?.inCard === 'title')
  const behind = Math.max(title, 0) + 1
  return {
    ...list,
    columns: Object.fromEntries(columns.toSpliced(behind, 0, [TEAM, fact])),
    // as: the row has the column now.
    cells: { ...list.cells, [TEAM]: TeamCell } as NonNullable<typeof list.cells>,
    filters: [recordFilter(TEAM, fact, 'business_teams.list'), ...list.filters],
    ...(list.isByTeam ? { defaultSort: `${TEAM},${list.defaultSort}` } : {}),
  }
}

const showsTeam = <Row extends ListRow>(list: ListDefinition<Row>): boolean =>
  list.fixed?.[TEAM] !== undefined ||
  TEAM_COLUMNS.some((name) => name in list.columns) ||
  [...list.filters, ...(list.moreFilters ?? [])].some(({ name }) => name === TEAM)
