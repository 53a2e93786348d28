import { isRecord } from './is-record.ts'

/**
 * Named values of an answer; none if it has something else in their place. `Object.entries` would
 * give an entry for each letter of a text.
 */
export const entriesIn = <Value>(
  values: Readonly<Record<string, Value>> | undefined,
): [string, Value][] => (isRecord(values) ? Object.entries(values) : [])
