import { Button, type DataColumn } from '@omc/ui'
import type { ComponentType } from 'react'
import { fieldLabel } from '../../kernel/i18n/field-label.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { Person } from '../../kernel/session/person.ts'
import { FieldCell, lookOf } from './field-cell.tsx'
import type { ColumnLook, ListDefinition, ListRow, RowAct } from './list-definition.ts'

/** The table's columns of a definition, with the acts of a row last. */
export function columnsOf<Row extends ListRow>(
  list: ListDefinition<Row>,
  acts: readonly RowAct<Row>[],
  { person, onAct }: { person: Person | null; onAct: (act: RowAct<Row>, row: Row) => void },
): readonly DataColumn<Row>[] {
  // By plain names: the index by a row's own key forgets that every entry has the same shape.
  const cells = (list.cells ?? {}) as Partial<Record<string, ComponentType<{ readonly row: Row }>>>
  const titles = (list.titles ?? {}) as Partial<Record<string, () => string>>
  const looks = (list.looks ?? {}) as Partial<Record<string, ColumnLook>>
  const columns = Object.entries(list.columns).map(([name, fact]): DataColumn<Row> => {
    const Cell = cells[name]
    return {
      id: name,
      title: titles[name]?.() ?? fieldLabel(fact),
      isSortable: (list.sorts as readonly string[]).includes(name),
      ...lookOf(fact),
      ...looks[name],
      cell: (row) =>
        Cell ? <Cell row={row} /> : <FieldCell fact={fact} value={Reflect.get(row, name)} />,
    }
  })
  if (acts.length === 0) return columns
  return [
    ...columns,
    {
      id: 'acts',
      title: i18n.t('list.acts'),
      className: 'w-px whitespace-nowrap',
      cell: (row) => (
        <span className="flex gap-1">
          {acts
            .filter(({ isFor }) => person !== null && (isFor?.(row, person) ?? true))
            .map((act) => (
              <Button
                key={act.operation}
                variant="ghost"
                size="sm"
                className="text-accent-fg!"
                aria-label={`${act.label()} ${list.rowName(row)}`}
                onClick={() => onAct(act, row)}
              >
                {act.label()}
              </Button>
            ))}
        </span>
      ),
    },
  ]
}
