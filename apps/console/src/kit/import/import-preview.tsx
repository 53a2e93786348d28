import { Input, Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../kernel/i18n/field-label.ts'
import { isFaulty } from './check-rows.ts'
import type { CheckedRow } from './checked-row.ts'
import type { Import } from './use-import.ts'

const SHOWN_ROWS = 20

/** The first rows with faults, else the first rows; faulty cells can be mended in place. */
export function ImportPreview({ its }: { readonly its: Import }) {
  const { t } = useTranslation()
  const { faulty, rows } = its
  const from = faulty.length > 0 ? faulty : rows
  const shown = from.slice(0, SHOWN_ROWS)
  const counts = { shown: shown.length, count: from.length }
  const names = Object.keys(its.definition.columns).filter((name) => its.map[name] !== undefined)
  return (
    <section aria-label={t('import.preview')} className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">
        {t(faulty.length > 0 ? 'import.previewFaults' : 'import.previewRows', counts)}
      </h3>
      <output className="text-sm text-fg2">
        {faulty.length > 0 ? t('import.skipped', { count: faulty.length }) : t('import.allGood')}
      </output>
      <Table
        caption={t('import.preview')}
        boxClassName="max-h-96 rounded-control border border-line"
      >
        <TableHead>
          <TableRow>
            <TableHeaderCell>{t('import.row')}</TableHeaderCell>
            {names.map((name) => (
              <TableHeaderCell key={name}>{labelOf(its, name)}</TableHeaderCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((row) => (
            <PreviewRow key={row.number} its={its} row={row} names={names} />
          ))}
        </TableBody>
      </Table>
    </section>
  )
}

type PreviewRowProps = {
  readonly its: Import
  readonly row: CheckedRow
  readonly names: readonly string[]
}

const labelOf = ({ definition }: Import, name: string): string =>
  fieldLabel(definition.columns[name]?.fact ?? { zh: name, en: name })

function PreviewRow({ its, row, names }: PreviewRowProps) {
  return (
    <TableRow className={isFaulty(row) ? 'bg-danger-soft' : ''}>
      <TableCell className="text-fg3 tabular-nums">{row.number}</TableCell>
      {names.map((name) => (
        <TableCell key={name} className="max-w-60">
          {row.faults[name] === undefined ? (
            <span title={row.values[name]} className="block truncate">
              {row.values[name] || '—'}
            </span>
          ) : (
            <FaultyCell its={its} row={row} name={name} />
          )}
        </TableCell>
      ))}
    </TableRow>
  )
}

type FaultyCellProps = {
  readonly its: Import
  readonly row: CheckedRow
  readonly name: string
}

/** Enter or leaving the cell keeps the text, Esc drops it. */
function FaultyCell({ its, row, name }: FaultyCellProps) {
  const { t } = useTranslation()
  const { number, values, faults } = row
  const field = labelOf(its, name)
  return (
    <span className="flex min-w-36 flex-col gap-1">
      <Input
        key={values[name]}
        aria-invalid
        aria-label={t('import.edit', { row: number, field })}
        defaultValue={values[name] ?? ''}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value !== values[name]) its.edit(number, name, currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
          if (event.key !== 'Escape') return
          event.stopPropagation()
          event.currentTarget.value = values[name] ?? ''
          event.currentTarget.blur()
        }}
      />
      <span className="text-xs text-danger-fg">{faults[name]}</span>
    </span>
  )
}
