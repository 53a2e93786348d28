import { callOperation, type Args, type Sdk } from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'
import { isRecord } from '../../../kernel/data/is-record.ts'
import { withTeamName } from '../../with-team-name.ts'
import type { FilterOf, FilterOption } from './list-filter.ts'
import type { OptionTeams } from './option-teams.ts'
import { namesTeams, SELECT_CALLS, type NamedRow } from './select-calls.ts'

/** Cache time, ms: names change rarely, so a reopened filter need not refetch. */
const KEPT_MS = 5 * 60_000

type Answered = NamedRow & {
  readonly id: string
  readonly uid?: string
  readonly parent_id?: string | null
}

/** How options are narrowed. */
type Narrowed = { readonly search?: string; readonly teams?: OptionTeams }

/** Options of a remote filter, narrowed by teams, and by a search if the server supports one. */
export function remoteOptions(
  sdk: Sdk,
  { options, take = 'id' }: Pick<FilterOf<'remote'>, 'options' | 'take'>,
  { search = '', teams = { tag: 'usual' } }: Narrowed = {},
) {
  const { args: argsFor, label, teams: argsOfTeams } = SELECT_CALLS[options]
  const args = { ...argsFor(search), ...argsOfTeams?.(teams) }
  const isNamed = namesTeams(options, teams)
  const shown = (row: Answered) => withTeamName(label(row), isNamed ? row.team_name : '')
  return queryOptions({
    queryKey: [options.split('.')[0], options, take, args, isNamed],
    async queryFn({ signal }): Promise<readonly FilterOption[]> {
      // as: the table ties the arguments to the operation.
      const call = callOperation(sdk, options, args as Args<typeof options>, { signal })
      return asTree(rowsOf(await call)).map(({ row, depth }) => ({
        value: take === 'label' ? label(row) : (row[take] ?? ''),
        label: shown(row),
        ...(depth === 0 ? {} : { depth }),
      }))
    },
    staleTime: KEPT_MS,
  })
}

/** A select answers its options, a list a page of its rows. */
function rowsOf(answer: unknown): readonly Answered[] {
  const rows = isRecord(answer) ? answer['items'] : answer
  // as: every operation of the type answers records with an id.
  return rows as readonly Answered[]
}

type Placed = { readonly row: Answered; readonly depth: number }

/** Each option behind the one it stands below; options without such a relation keep their order. */
export function asTree(rows: readonly Answered[]): readonly Placed[] {
  const ids = new Set(rows.map(({ id }) => id))
  const parentOf = ({ parent_id: parent = null }: Answered) =>
    parent !== null && ids.has(parent) ? parent : null
  const branch = (parent: string | null, depth: number): readonly Placed[] =>
    rows
      .filter((row) => parentOf(row) === parent)
      .flatMap((row) => [{ row, depth }, ...branch(row.id, depth + 1)])
  return branch(null, 0)
}
