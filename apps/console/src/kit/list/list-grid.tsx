import { PictureGrid } from '@omc/ui'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../failure.tsx'
import { FieldCell } from './field-cell.tsx'
import type { ListDefinition } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { NoRows } from './no-rows.tsx'
import { PictureCard } from './picture-card.tsx'
import type { ListOnScreen } from './use-list.ts'

type ListGridProps<Row extends ListRow> = { readonly its: ListOnScreen<Row> }

/** Rows of a list as pictures. */
export function ListGrid<Row extends ListRow>({ its }: ListGridProps<Row>) {
  const { t } = useTranslation()
  const { list, query } = its
  return (
    <PictureGrid
      caption={list.title()}
      rows={its.rows}
      rowId={({ id }) => id}
      card={cardIn(list)}
      isLoading={!its.failure && (query.isFetching || query.isPending)}
      {...its.opening}
      {...(list.mark ? { mark: list.mark } : {})}
      {...(its.bulk.length > 0
        ? {
            selection: {
              ids: its.chosen,
              onChange: its.setChosen,
              allLabel: t('list.chooseAll'),
              rowLabel: (row: Row) => t('list.choose', { name: list.rowName(row) }),
            },
          }
        : {})}
      empty={<NoRows its={its} />}
      {...(its.failure ? { error: <Failure {...its.failure} /> } : {})}
    />
  )
}

const cardIn =
  <Row extends ListRow>(list: ListDefinition<Row>) =>
  (row: Row) => <GridCard list={list} row={row} />

type GridCardProps<Row extends ListRow> = {
  readonly list: ListDefinition<Row>
  readonly row: Row
}

function GridCard<Row extends ListRow>({ list, row }: GridCardProps<Row>) {
  const { grid } = list
  if (!grid) return null
  const cell = (name: string | undefined) =>
    name === undefined ? null : <GridCell list={list} name={name} row={row} />
  return (
    <PictureCard
      title={list.rowName(row)}
      cover={String(row[grid.cover] ?? '')}
      mark={cell(grid.mark)}
      note={cell(grid.note)}
    />
  )
}

function GridCell<Row extends ListRow>({
  list,
  row,
  name,
}: GridCardProps<Row> & { readonly name: string }) {
  // as: plain names; an index by the row's key loses the common type of the entries.
  const cells = (list.cells ?? {}) as Partial<Record<string, ComponentType<{ readonly row: Row }>>>
  const Cell = cells[name]
  const fact = list.columns[name]
  if (Cell) return <Cell row={row} />
  return fact ? <FieldCell fact={fact} value={Reflect.get(row, name)} /> : null
}
