import { callOperation, type Sdk } from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { FilterOf, FilterOption } from './list-filter.ts'

/** Cache time, ms: names change rarely, so a reopened filter need not refetch. */
const KEPT_MS = 5 * 60_000

type Answered = {
  readonly id: string
  readonly label: string
  readonly uid?: string
  readonly parent_id?: string | null
}

/** Operations that answer all their options at once, whatever is searched for. */
const WHOLE: readonly string[] = [
  'business_categories.get_select',
  'business_teams.goudong_creator_tag_list',
]

/** Options of a remote filter, narrowed by a search if the server supports one. */
export function remoteOptions(
  sdk: Sdk,
  { options, take = 'id' }: Pick<FilterOf<'remote'>, 'options' | 'take'>,
  search = '',
) {
  const args = search === '' || WHOLE.includes(options) ? {} : { search }
  return queryOptions({
    queryKey: [options.split('.')[0], options, args],
    async queryFn({ signal }): Promise<readonly FilterOption[]> {
      const found: unknown = await callOperation(sdk, options, args, { signal })
      // as: every operation of the type answers records with id and label.
      const rows = found as readonly Answered[]
      return asTree(rows).map(({ row, depth }) => ({
        value: row[take] ?? '',
        label: row.label,
        ...(depth === 0 ? {} : { depth }),
      }))
    },
    staleTime: KEPT_MS,
  })
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
