import { Button, EmptyState } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import type { ListRow } from './list-names.ts'
import { TRASH } from './list-query.ts'
import { isNarrowed } from './list-state.ts'
import type { ListOnScreen } from './use-list.ts'

type NoRowsProps<Row extends ListRow> = { readonly its: ListOnScreen<Row> }

/** Empty state: no rows yet and how to make the first, no match, or nothing deleted. */
export function NoRows<Row extends ListRow>({ its }: NoRowsProps<Row>) {
  const { list, state, change } = its
  const { t } = useTranslation()
  if (!isNarrowed(state) && state.tab === TRASH)
    return <EmptyState title={t('listPart.trashEmpty')} description={t('listPart.trashHint')} />
  if (!isNarrowed(state) && state.tab === '')
    return <EmptyState {...list.empty()} action={firstAct(its)} />
  return (
    <EmptyState
      title={t('listPart.noMatch')}
      description={t('listPart.noMatchHint')}
      action={
        <Button onClick={() => change({ ...state, search: '', tab: '', filters: {}, page: 1 })}>
          {t('list.clearFilters')}
        </Button>
      }
    />
  )
}

/** The main act of the list, for those who may run it. */
function firstAct<Row extends ListRow>(its: ListOnScreen<Row>) {
  const act = its.pageActs.find(({ isPrimary }) => isPrimary)
  if (!act) return null
  return (
    <Button icon={act.icon} onClick={() => its.press({ tag: 'page', act })}>
      {act.label()}
    </Button>
  )
}
