import { isRecord } from '../../kernel/data/is-record.ts'

/** A text of a record that a row was answered with; empty where it was not. */
export function includedText(row: object, relation: string, name: string): string {
  const record: unknown = Reflect.get(row, relation)
  const text = isRecord(record) ? record[name] : ''
  return typeof text === 'string' ? text : ''
}
