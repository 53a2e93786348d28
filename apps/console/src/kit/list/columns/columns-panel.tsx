import { ColumnChooser, type ArrangedColumn } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import type { ListRow } from '../list-names.ts'
import { isSaved } from '../list-state.ts'
import { offerQuery } from '../offer-query.ts'
import { useChangeLook } from '../own/use-own-sync.ts'
import type { ListOnScreen } from '../use-list.ts'
import { setViewLook } from '../views/view-store.ts'
import { arrangeColumns, parseColumns } from './column-choice.ts'
import { printColumns } from './print-columns.ts'

type ColumnsPanelProps<Row extends ListRow> = { readonly its: ListOnScreen<Row> }

/** Width that a pinned column gets: those beside it must know how wide it is. */
const PINNED_WIDTH = 160

/**
 * Order, width, pin and sight of a list's columns, kept for the person. Attributes without a column
 * can be added.
 */
export function ColumnsPanel<Row extends ListRow>({ its }: ColumnsPanelProps<Row>) {
  const { t } = useTranslation()
  const { list, look } = its
  const { view } = its.state
  const changeLook = useChangeLook(list.resource)
  // The list takes its further columns from the same query.
  useQuery(offerQuery(list.resource))
  const hasOwn = isSaved(view) ? look.ofView.columns.length > 0 : look.columns !== undefined
  const keep = (columns: readonly string[] | null) => {
    if (isSaved(view)) return setViewLook(view, { ...look.ofView, columns: columns ?? [] })
    changeLook({ columns })
  }
  // as: plain names; an index by the row's key loses the common type of the entries.
  const titles = (list.titles ?? {}) as Partial<Record<string, () => string>>
  const facts = { ...list.rest?.columns, ...list.columns }
  const rest = Object.keys(list.rest?.columns ?? {})
  const names = [...new Set([...Object.keys(list.columns), ...rest])]
  const columns = arrangeColumns(names, parseColumns(look.columns), rest).map(
    ({ name, ...column }): ArrangedColumn => {
      const fact = facts[name]
      return { id: name, title: titles[name]?.() ?? (fact ? fieldLabel(fact) : name), ...column }
    },
  )
  // The others of the rest are hidden anyway.
  const isKept = ({ id, isShown }: ArrangedColumn) => isShown || !rest.includes(id)
  return (
    <ColumnChooser
      columns={columns}
      onChange={(next) => keep(printColumns(next.filter(isKept).map(choiceOf)))}
      {...(hasOwn ? { onReset: () => keep(null) } : {})}
      labels={labelsIn(t)}
    />
  )
}

const choiceOf = ({ id, isShown, width, pin }: ArrangedColumn) => ({
  name: id,
  isShown,
  ...(width === undefined && !pin ? {} : { width: width ?? PINNED_WIDTH }),
  ...(pin ? { pin } : {}),
})

const labelsIn = (t: TFunction) => ({
  list: t('listPart.columns.title'),
  up: (title: string) => t('listPart.columns.up', { title }),
  down: (title: string) => t('listPart.columns.down', { title }),
  width: (title: string) => t('listPart.columns.width', { title }),
  autoWidth: t('listPart.columns.auto'),
  pin: (title: string) => t('listPart.columns.pin', { title }),
  pins: {
    none: t('listPart.columns.unpinned'),
    start: t('listPart.columns.start'),
    end: t('listPart.columns.end'),
  },
  reset: t('listPart.columns.reset'),
})
