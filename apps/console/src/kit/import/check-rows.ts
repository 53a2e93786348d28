import { CHANNELS, SOURCES } from '@omc/core'
import type { FieldKind } from '@omc/sdk'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { platformName } from '../list/platform-name.ts'
import type { CheckedRow } from './checked-row.ts'
import type { ImportColumn, ImportDefinition } from './import-definition.ts'
import type { ColumnMap } from './map-columns.ts'
import type { Table } from './table.ts'

/** Texts that people changed in the preview: by row number, then by field. */
export type Edits = Readonly<Record<number, Readonly<Record<string, string>>>>

/** Fields that must have a column and have none. */
export const missingFields = (
  { columns }: Pick<ImportDefinition, 'columns'>,
  map: ColumnMap,
): readonly string[] =>
  Object.keys(columns).filter((name) => columns[name]?.isRequired && map[name] === undefined)

/** The mapped values of all rows, with what is wrong with them. */
export const checkRows = (
  { columns }: Pick<ImportDefinition, 'columns'>,
  { rows }: Pick<Table, 'rows'>,
  map: ColumnMap,
  edits: Edits = {},
): readonly CheckedRow[] =>
  rows.map(({ number, cells }) => {
    const typed = Object.entries(map).map(
      ([name, at]) => [name, edits[number]?.[name] ?? cells[at] ?? ''] as const,
    )
    const faults = typed.flatMap(([name, text]) => {
      const fault = columns[name] ? faultOf(columns[name], text) : null
      return fault === null ? [] : [[name, fault]]
    })
    const values = typed.map(([name, text]) => [
      name,
      columns[name] ? wire(columns[name], text) : text,
    ])
    return { number, values: Object.fromEntries(values), faults: Object.fromEntries(faults) }
  })

export const isFaulty = ({ faults }: CheckedRow): boolean => Object.keys(faults).length > 0

const WHOLE = /^\d+$/
const AMOUNT = /^\d+(\.\d{1,2})?$/
const NUMBER = /^-?\d+(\.\d+)?$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const FLAGS: Readonly<Record<string, string>> = {
  是: 'true',
  否: 'false',
  yes: 'true',
  no: 'false',
  true: 'true',
  false: 'false',
  '1': 'true',
  '0': 'false',
}

type Check = (text: string, column: ImportColumn) => string | null

const isNumber: Check = (text) => (NUMBER.test(text) ? null : i18n.t('import.cell.number'))

/** Checks by kind; other kinds take any text. */
const CHECKS: Readonly<Partial<Record<FieldKind, Check>>> = {
  count: (text) => (WHOLE.test(text) ? null : i18n.t('import.cell.count')),
  yuan: (text) => (AMOUNT.test(text) ? null : i18n.t('import.cell.yuan')),
  number: isNumber,
  percent: isNumber,
  email: (text) => (EMAIL.test(text) ? null : i18n.t('import.cell.email')),
  flag: (text) => (FLAGS[text.toLowerCase()] === undefined ? i18n.t('import.cell.flag') : null),
  choice: (text, { fact }) =>
    choiceOf(fact.choices ?? [], text) === undefined ? i18n.t('import.cell.choice') : null,
}

function faultOf(column: ImportColumn, text: string): string | null {
  const { fact, isRequired, maxLength: most } = column
  if (text === '') return isRequired ? i18n.t('import.cell.required') : null
  if (most !== undefined && text.length > most)
    return i18n.t('import.cell.long', { most, count: text.length })
  return CHECKS[fact.kind]?.(text, column) ?? null
}

/** Text as the server takes it: labels of choices and words for yes and no become their values. */
function wire({ fact }: ImportColumn, text: string): string {
  if (fact.kind === 'flag') return FLAGS[text.toLowerCase()] ?? text
  if (fact.kind === 'choice') return choiceOf(fact.choices ?? [], text) ?? text
  if (fact.kind === 'platform') return platformOf(text) ?? text
  return text
}

const choiceOf = (
  choices: readonly { readonly value: string; readonly zh: string; readonly en: string }[],
  text: string,
): string | undefined =>
  choices.find(({ value, zh, en }) => [value, zh, en].some((name) => name === text))?.value

const platformOf = (text: string): string | undefined =>
  [...CHANNELS, ...SOURCES].find((name) => name === text || platformName(name) === text)
