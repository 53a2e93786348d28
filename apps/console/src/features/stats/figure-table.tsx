import { Button, Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@omc/ui'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { tableHeightStyle } from '../../kit/list/table-height.ts'
import { exactText } from './figure-text.ts'
import type { FigureKind } from './stats-definition.ts'

export type FigureColumn = {
  readonly id: string
  readonly label: string
  readonly kind: FigureKind
}

export type FigureRow = {
  readonly id: string
  readonly name: string
  /** The name as it is shown, such as a link. */
  readonly shown?: ReactNode
  /** By column; null is not known. */
  readonly values: Readonly<Record<string, number | null>>
}

type FigureTableProps = {
  readonly title: string
  readonly nameLabel: string
  readonly columns: readonly FigureColumn[]
  readonly rows: readonly FigureRow[]
  /** Of all rows. */
  readonly sums: Readonly<Record<string, number | null>>
}

/** Figures of things that are no records of a list, with their sums in the foot. */
export function FigureTable(props: FigureTableProps) {
  const { title, nameLabel, columns, rows, sums } = props
  const { t } = useTranslation()
  return (
    <div style={tableHeightStyle()} className="flex min-w-0 flex-col">
      <div className="flex flex-wrap items-center justify-end gap-2 px-4 py-3">
        <p className="text-sm text-fg3 tabular-nums">{t('list.count', { total: rows.length })}</p>
        <Button
          icon={<Download size={14} aria-hidden />}
          disabled={rows.length === 0}
          onClick={() => void save(props, t('stats.sum'))}
        >
          {t('stats.export')}
        </Button>
      </div>
      <Table
        caption={title}
        boxClassName="max-h-(--table-height) border-t border-line touch:max-h-none"
      >
        <TableHead>
          <tr>
            <TableHeaderCell>{nameLabel}</TableHeaderCell>
            {columns.map(({ id, label }) => (
              <TableHeaderCell key={id} align="end">
                {label}
              </TableHeaderCell>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {rows.map(({ id, name, shown = name, values }) => (
            <TableRow key={id}>
              <TableCell className="min-w-28">{shown}</TableCell>
              <Values columns={columns} values={values} />
            </TableRow>
          ))}
        </TableBody>
        <tfoot>
          <tr className="bg-subtle font-semibold">
            <TableCell>{t('stats.sum')}</TableCell>
            <Values columns={columns} values={sums} />
          </tr>
        </tfoot>
      </Table>
    </div>
  )
}

type ValuesProps = Pick<FigureTableProps, 'columns'> & Pick<FigureRow, 'values'>

const Values = ({ columns, values }: ValuesProps) =>
  columns.map(({ id, kind }) => (
    <TableCell key={id} align="end">
      {exactText(values[id], kind)}
    </TableCell>
  ))

async function save(props: FigureTableProps, sumLabel: string): Promise<void> {
  const { title, nameLabel, columns, rows, sums } = props
  const [{ toCsv }, { saveFile }] = await loadPart(() =>
    Promise.all([import('../../kit/files/to-csv.ts'), import('../../kit/files/save-file.ts')]),
  )
  const cells = (values: FigureRow['values']) =>
    columns.map(({ id, kind }) => exactText(values[id], kind).replace('—', ''))
  saveFile(
    toCsv([
      [nameLabel, ...columns.map(({ label }) => label)],
      ...rows.map(({ name, values }) => [name, ...cells(values)]),
      [sumLabel, ...cells(sums)],
    ]),
    `${title}.csv`,
  )
}
