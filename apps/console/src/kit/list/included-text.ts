import { isRecord } from '../../kernel/data/is-record.ts'

/** Text attribute of a row's included record; empty if it was not included. */
export function includedText(row: object, relation: string, name: string): string {
  const record: unknown = Reflect.get(row, relation)
  const text = isRecord(record) ? record[name] : ''
  return typeof text === 'string' ? text : ''
}
