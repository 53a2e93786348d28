import { formatCny, formatCount } from '@omc/shell'
import { useQuery } from '@tanstack/react-query'
import { fieldLabel } from '../../kernel/i18n/field-label.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { mayRun } from '../may-run.ts'
import type { ListFigures } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { narrowingArgs, TRASH } from './list-query.ts'
import { totalsQuery } from './tab-counts.ts'
import { useFirstScreen } from './use-first-screen.ts'
import type { ListOnScreen } from './use-list.ts'

type FiguresLineProps<Row extends ListRow> = {
  readonly its: ListOnScreen<Row>
  readonly figures: ListFigures
}

/** Sums over all matching rows; unknown ones are not shown. */
export function FiguresLine<Row extends ListRow>({ its, figures }: FiguresLineProps<Row>) {
  const { sdk } = useServices()
  const { list, state, scope, person } = its
  const isOn = useFirstScreen() && state.tab !== TRASH && mayRun(person, figures.operation)
  const { data } = useQuery({
    ...totalsQuery(sdk, figures.operation, narrowingArgs(list, state, scope)),
    enabled: isOn,
  })
  if (!data) return null
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-3 py-1.5 text-xs text-fg3 tabular-nums">
      {Object.entries(figures.sums).map(([name, fact]) => {
        const sum = data[name]
        return typeof sum === 'number' ? (
          <div key={name} className="flex gap-1">
            <dt>{fieldLabel(fact)}</dt>
            <dd className="text-fg">{fact.kind === 'yuan' ? formatCny(sum) : formatCount(sum)}</dd>
          </div>
        ) : null
      })}
    </dl>
  )
}
