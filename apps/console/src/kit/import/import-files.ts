import { fieldLabel } from '../../kernel/i18n/field-label.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { toCsv } from '../files/to-csv.ts'
import type { ImportDefinition } from './import-definition.ts'
import type { Table } from './table.ts'

/** An empty table with the headers of an import. */
export const templateCsv = ({ columns }: Pick<ImportDefinition, 'columns'>): string =>
  toCsv([Object.values(columns).map(({ fact }) => fieldLabel(fact))])

/** Rows of the file that were not imported, each with the reason, ready to be mended. */
export const failedCsv = ({ headers, rows }: Table, reasons: ReadonlyMap<number, string>): string =>
  toCsv([
    [...headers, i18n.t('import.reason')],
    ...rows.flatMap(({ number, cells }) => {
      const reason = reasons.get(number)
      if (reason === undefined) return []
      return [[...headers.map((_, at) => cells[at] ?? ''), reason]]
    }),
  ])
