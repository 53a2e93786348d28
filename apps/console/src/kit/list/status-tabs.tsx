import { Tabs } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { TRASH } from './list-query.ts'
import type { Scope } from './list-scope.ts'
import type { ListState } from './list-state.ts'
import { useTabCounts } from './use-tab-counts.ts'

/** Radix takes no empty value. */
const ALL = 'all'

type StatusTabsProps<Row extends ListRow> = {
  readonly list: ListDefinition<Row>
  readonly scope: Scope
  readonly state: ListState
  readonly onChange: (state: ListState) => void
}

/**
 * The states of a list's rows, each with its number under the filters in force. A number that is
 * not known is not shown.
 */
export function StatusTabs<Row extends ListRow>(props: StatusTabsProps<Row>) {
  const { list, scope, state, onChange } = props
  const { t } = useTranslation()
  const counts = useTabCounts(list, state, scope)
  const values = list.statusTabs?.values() ?? []
  const items = [
    { value: ALL, label: t('listPart.all') },
    ...values,
    ...(list.restore ? [{ value: TRASH, label: t('listPart.trash') }] : []),
  ]
  return (
    <Tabs
      label={list.title()}
      activation="manual"
      value={state.tab || ALL}
      onValueChange={(value) => onChange({ ...state, tab: value === ALL ? '' : value, page: 1 })}
      items={items.map((item) => ({
        ...item,
        badge: <Count text={counts.get(item.value === ALL ? '' : item.value)} />,
      }))}
      className="px-3"
    />
  )
}

function Count({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <span className="text-xs text-fg3 tabular-nums">{text}</span>
}
