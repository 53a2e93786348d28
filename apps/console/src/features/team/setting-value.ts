/** Changes one setting; null removes it. The others stay as they are. */
export type SaveSetting = (name: string, value: unknown) => Promise<boolean>

/** A setting as a person reads and writes it: texts as they are, other values as JSON. */
export const writeSetting = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/**
 * Reads what a person typed. A text stays a text, even `12`; other values stay JSON where the typed
 * words are.
 *
 * @param before present value; undefined for a new setting
 */
export function readSetting(typed: string, before: unknown): unknown {
  if (typeof before === 'string') return typed
  try {
    return JSON.parse(typed) as unknown
  } catch {
    return typed
  }
}

/** Names are words for programs: letters, digits, `_`, `-` and dots. */
export const isSettingName = (name: string): boolean => /^[A-Za-z][\w.-]{0,59}$/u.test(name)
