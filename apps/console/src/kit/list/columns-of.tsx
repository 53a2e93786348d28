import type { DataColumn } from '@omc/ui'
import { Suspense, type ComponentType } from 'react'
import { fieldLabel } from '../../kernel/i18n/field-label.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { fieldText } from '../field-text.ts'
import { shownColumns } from './columns/shown-columns.ts'
import type { ListEdit } from './edit/list-edit.ts'
import { FieldCell, lookOf } from './field-cell.tsx'
import type { ColumnLook } from './list-definition.ts'
import type { ListRow } from './list-names.ts'
import { restPart } from './panel-part.ts'
import { RowActs } from './row-acts.tsx'
import type { ListOnScreen } from './use-list.ts'

const BESIDE_A_ROW = 4

const EditCell = restPart(async () => (await import('./edit/edit-cell.tsx')).EditCell)

/** Table columns of a list, with the row acts last. */
export function columnsOf<Row extends ListRow>(its: ListOnScreen<Row>): readonly DataColumn<Row>[] {
  const columns = valueColumns(its)
  // Next to an open row only the identifying columns fit; its panel has the rest.
  const inSight =
    its.peek === null
      ? columns
      : columns.filter(({ inCard }, at) => inCard === 'title' || at < BESIDE_A_ROW)
  return its.rowActs.length === 0 ? inSight : [...inSight, actsColumn(its)]
}

function valueColumns<Row extends ListRow>(its: ListOnScreen<Row>): readonly DataColumn<Row>[] {
  const { list } = its
  // as: plain names; an index by the row's key loses the common type of the entries.
  const cells = (list.cells ?? {}) as Partial<Record<string, ComponentType<{ readonly row: Row }>>>
  const titles = (list.titles ?? {}) as Partial<Record<string, () => string>>
  const looks = (list.looks ?? {}) as Partial<Record<string, ColumnLook>>
  const arranged = shownColumns(list, its.look.columns)
  return arranged.map(({ name, fact, width, pin }): DataColumn<Row> => {
    const Cell = cells[name]
    const look = lookOf(fact)
    const isEdited = its.edit?.columns.includes(name) ?? false
    // Any text may be in it: the table cuts a plain text to one line.
    const isText = list.rest?.columns[name] !== undefined && look.align === undefined
    const column = {
      id: name,
      title: titles[name]?.() ?? fieldLabel(fact),
      isSortable: (list.sorts as readonly string[]).includes(name),
      ...look,
      ...(isEdited ? { hasControls: true } : {}),
      ...looks[name],
      cell(row: Row) {
        const value: unknown = Reflect.get(row, name)
        if (isText) return fieldText(fact, value)
        const shown = Cell ? <Cell row={row} /> : <FieldCell fact={fact} value={value} />
        if (!its.edit || !isEdited) return shown
        return (
          <Suspense fallback={shown}>
            <EditCell
              // as: its functions get rows of this list only.
              edit={its.edit as unknown as ListEdit<ListRow>}
              rowName={list.rowName(row)}
              {...{ row, name, fact, value }}
            >
              {shown}
            </EditCell>
          </Suspense>
        )
      },
      ...(pin ? { pin } : {}),
    }
    // A width of one's own replaces those of the look.
    return width === undefined ? column : { ...column, width, className: '' }
  })
}

const actsColumn = <Row extends ListRow>(its: ListOnScreen<Row>): DataColumn<Row> => ({
  id: 'acts',
  title: i18n.t('list.acts'),
  className: 'w-px whitespace-nowrap',
  pin: 'end',
  cell: (row) => (
    <RowActs
      name={its.list.rowName(row)}
      acts={its.actsOf(row)}
      onAct={(act) => its.press({ tag: 'row', act, row })}
    />
  ),
})
