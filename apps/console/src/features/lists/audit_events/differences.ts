import { isRecord } from '../../../kernel/data/is-record.ts'

/** Change of one column of a record. */
export type Difference = {
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

/** Columns that differ between two states of a record, by name; a missing state is empty. */
export function differences(before: object | null, after: object | null): readonly Difference[] {
  const old = isRecord(before) ? before : {}
  const now = isRecord(after) ? after : {}
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].toSorted()
  return names
    .map((name) => ({ name, before: old[name] ?? null, after: now[name] ?? null }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after))
}
