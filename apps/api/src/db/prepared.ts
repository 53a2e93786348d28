import { sql } from 'kysely'

const MARK = '/* prepared */'
/** Prepared statements kept per connection; past this limit each call is planned again. */
const MAX_NAMES = 200

const names = new Map<string, string>()

/**
 * Stands before a statement that is asked all day: its plan is kept by each connection. Only for
 * statements that name their columns, because a plan with `*` breaks when a table grows.
 */
export const prepared = sql.raw(MARK)

const KEPT_PLAN = '/* kept plan */'

/**
 * Stands before a statement whose plan serves all values of its parameters: PostgreSQL would plan it
 * for each asking otherwise, because it takes planning for a hundredth of what it costs here.
 */
export const keptPlan = sql.raw(KEPT_PLAN)

export const keepsPlan = (text: string): boolean => text.slice(0, 80).includes(KEPT_PLAN)

/** The name under which a marked statement is kept, or undefined. */
export function preparedName(text: string): string | undefined {
  if (!text.trimStart().startsWith(MARK)) return undefined
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= MAX_NAMES) return undefined
  const name = `omc_${names.size + 1}`
  names.set(text, name)
  return name
}
