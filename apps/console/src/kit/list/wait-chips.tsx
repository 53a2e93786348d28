import { classNames } from '@omc/ui'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { narrowingArgs } from './list-query.ts'
import type { Scope } from './list-scope.ts'
import type { ListState } from './list-state.ts'
import { useCounts } from './use-counts.ts'

type WaitChipsProps<Row extends ListRow> = {
  readonly list: ListDefinition<Row>
  readonly scope: Scope
  readonly state: ListState
  readonly onChange: (state: ListState) => void
}

const TONES = {
  danger: { look: 'bg-danger-soft text-danger-fg', Icon: CircleAlert },
  warning: { look: 'bg-warning-soft text-warning-fg', Icon: TriangleAlert },
} as const

/** Chips with counts of rows that wait for a person; a press shows them. Hidden at zero. */
export function WaitChips<Row extends ListRow>({
  list,
  scope,
  state,
  onChange,
}: WaitChipsProps<Row>) {
  const waits = list.waits ?? []
  const asked = waits.map(({ filters }) => ({ search: '', tab: '', filters }))
  const counts = useCounts(
    list,
    asked.map((one) => narrowingArgs(list, one, scope)),
  )
  const shown = waits.flatMap((wait, at) => {
    const count = counts[at]
    return count === undefined || count === '0' ? [] : [{ wait, count, filters: wait.filters }]
  })
  if (shown.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 py-1 touch:ps-3">
      {shown.map(({ wait, count, filters }) => {
        const { look, Icon } = TONES[wait.tone]
        return (
          <button
            key={wait.label()}
            type="button"
            onClick={() => onChange({ ...state, search: '', tab: '', filters, page: 1 })}
            className={classNames(
              'inline-flex min-h-[max(24px,var(--target))] items-center gap-1 rounded-full px-2.5 text-xs tabular-nums hover:underline',
              look,
            )}
          >
            <Icon size={14} aria-hidden />
            {wait.label()} {count}
          </button>
        )
      })}
    </div>
  )
}
