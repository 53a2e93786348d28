import { Button, EmptyState } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { TRASH } from './list-query.ts'
import { isNarrowed, type ListState } from './list-state.ts'

type NoRowsProps<Row extends ListRow> = {
  readonly list: ListDefinition<Row>
  readonly state: ListState
  readonly onChange: (state: ListState) => void
}

/** Empty state: no rows yet, no match, or nothing deleted. */
export function NoRows<Row extends ListRow>({ list, state, onChange }: NoRowsProps<Row>) {
  const { t } = useTranslation()
  if (!isNarrowed(state) && state.tab === TRASH)
    return <EmptyState title={t('list.trashEmpty')} description={t('list.trashHint')} />
  if (!isNarrowed(state) && state.tab === '') return <EmptyState {...list.empty()} />
  return (
    <EmptyState
      title={t('list.noMatch')}
      description={t('list.noMatchHint')}
      action={
        <Button onClick={() => onChange({ ...state, search: '', tab: '', filters: {}, page: 1 })}>
          {t('list.clearFilters')}
        </Button>
      }
    />
  )
}
