import { Alert, Select } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../kernel/i18n/field-label.ts'
import type { Table } from './table.ts'
import type { Import } from './use-import.ts'

type ColumnMappingProps = { readonly its: Import; readonly table: Table }

/** Each column of the file with its first value, and the field that it fills. */
export function ColumnMapping({ its, table }: ColumnMappingProps) {
  const { t } = useTranslation()
  const { columns } = its.definition
  const fields = Object.entries(columns).map(([value, { fact, isRequired }]) => ({
    value,
    label: `${fieldLabel(fact)}${isRequired ? ' *' : ''}`,
  }))
  const fieldAt = (at: number) => Object.keys(its.map).find((name) => its.map[name] === at) ?? ''
  const missing = its.missing.flatMap((name) =>
    columns[name] ? [fieldLabel(columns[name].fact)] : [],
  )
  return (
    <section aria-label={t('import.mapping')} className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{t('import.mapping')}</h3>
      {missing.length > 0 ? (
        <Alert tone="danger">{t('import.unmapped', { names: missing.join('、') })}</Alert>
      ) : null}
      <ul className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {table.headers.map((header, at) => (
          // Columns of a file have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="flex min-w-0 items-center gap-2">
            <span className="min-w-0 flex-1">
              <span title={header} className="block truncate text-sm text-fg">
                {header || '—'}
              </span>
              <span className="block truncate text-xs text-fg3">
                {table.rows[0]?.cells[at] || '—'}
              </span>
            </span>
            <Select
              className="w-36 shrink-0"
              aria-label={`${t('import.field')} ${header}`}
              value={fieldAt(at)}
              onValueChange={(name) => its.assign(at, name === '' ? null : name)}
              options={[{ value: '', label: t('import.none') }, ...fields]}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
