import { accounts } from './areas/accounts.ts'
import { contents } from './areas/contents.ts'
import { database } from './areas/database.ts'
import { notices } from './areas/notices.ts'
import { outside } from './areas/outside.ts'
import { people } from './areas/people.ts'
import { products } from './areas/products.ts'
import { publishing } from './areas/publishing.ts'
import { reports } from './areas/reports.ts'
import { requests } from './areas/requests.ts'
import { settings } from './areas/settings.ts'
import { tables } from './areas/tables.ts'
import type { NamesIn, ProblemParam } from './problem-row.ts'

/**
 * Sentences of the server, by key: every refusal except those of validators, what jobs
 * report, and notices.
 */
export const PROBLEMS = {
  ...accounts,
  ...contents,
  ...database,
  ...notices,
  ...outside,
  ...people,
  ...products,
  ...publishing,
  ...reports,
  ...requests,
  ...settings,
  ...tables,
} as const

export type ProblemKey = keyof typeof PROBLEMS

/** The parameters that the sentence of a key needs. */
export type ParamsOf<Key extends ProblemKey> = {
  readonly [Name in NamesIn<(typeof PROBLEMS)[Key]['en']>]: ProblemParam
}

/** Refusals whose sentence has no parameters. */
export type PlainKey = {
  [Key in ProblemKey]: keyof ParamsOf<Key> extends never ? Key : never
}[ProblemKey]
