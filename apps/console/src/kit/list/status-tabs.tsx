import { Tabs } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { TRASH } from './list-query.ts'
import type { Scope } from './list-scope.ts'
import type { ListState } from './list-state.ts'
import { useTabCounts } from './use-tab-counts.ts'
import { WaitChips } from './wait-chips.tsx'

/** Value of the "all" tab: Radix accepts no empty value. */
const ALL = 'all'

type StatusTabsProps<Row extends ListRow> = {
  readonly list: ListDefinition<Row>
  readonly scope: Scope
  readonly state: ListState
  readonly onChange: (state: ListState) => void
}

/**
 * Status tabs of a list, each with its row count under the active filters. An unknown count is not
 * shown.
 */
export function StatusTabs<Row extends ListRow>(props: StatusTabsProps<Row>) {
  const { list, scope, state, onChange } = props
  const { t } = useTranslation()
  const values = list.statusTabs?.values() ?? []
  const counted = list.statusTabs ? ['', ...values.map(({ value }) => value)] : []
  const counts = useTabCounts(list, scope, state, counted)
  const items = [
    { value: ALL, label: t('listPart.all') },
    ...values,
    ...(list.restore ? [{ value: TRASH, label: t('listPart.trash') }] : []),
  ]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line pe-3">
      <Tabs
        label={list.title()}
        activation="manual"
        value={state.tab || ALL}
        onValueChange={(value) => onChange({ ...state, tab: value === ALL ? '' : value, page: 1 })}
        items={items.map((item) => ({
          ...item,
          badge: <Count text={counts[counted.indexOf(item.value === ALL ? '' : item.value)]} />,
        }))}
        className="-mb-px px-3"
      />
      <WaitChips {...props} />
    </div>
  )
}

function Count({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <span className="text-xs text-fg3 tabular-nums">{text}</span>
}
