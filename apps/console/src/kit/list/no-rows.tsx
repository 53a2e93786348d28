import { Button, EmptyState } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { FilledByLink } from './filled-by-link.tsx'
import type { ListRow } from './list-names.ts'
import { TRASH } from './list-query.ts'
import { isNarrowed } from './list-state.ts'
import type { ListOnScreen } from './use-list.ts'

type NoRowsProps<Row extends ListRow> = { readonly its: ListOnScreen<Row> }

/** Empty state: no rows yet and how to make the first, no match, or nothing deleted. */
export function NoRows<Row extends ListRow>({ its }: NoRowsProps<Row>) {
  const { state, change } = its
  const { t } = useTranslation()
  if (!isNarrowed(state) && state.tab === TRASH)
    return <EmptyState title={t('listPart.trashEmpty')} description={t('listPart.trashHint')} />
  if (!isNarrowed(state) && state.tab === '') return <NothingYet its={its} />
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

/** The first act of the list and the screen that fills it, each for those to whom it is open. */
function NothingYet<Row extends ListRow>({ its }: NoRowsProps<Row>) {
  const { title, description, act: first, filledBy = [] } = its.list.empty()
  const act = its.pageActs.find(({ operation, isPrimary }) =>
    first === undefined ? isPrimary : operation === first,
  )
  return (
    <EmptyState
      title={title}
      description={description}
      action={
        <>
          {act ? (
            <Button icon={act.icon} onClick={() => its.press({ tag: 'page', act })}>
              {act.label()}
            </Button>
          ) : null}
          <FilledByLink addresses={filledBy} />
        </>
      }
    />
  )
}
