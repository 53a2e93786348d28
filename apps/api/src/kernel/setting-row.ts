import type { Parse } from './parse-setting.ts'

/** One setting: its variable, its default, and what a person must know to change it. */
export interface Setting<T> {
  env: string
  fallback: string
  parse: Parse<T>
  wants: string
  reason: string
}

/** A setting by its columns. */
export const row = <T>(
  env: string,
  fallback: string,
  parse: Parse<T>,
  [wants, reason]: [string, string],
): Setting<T> => ({
  env,
  fallback,
  parse,
  wants,
  reason,
})
