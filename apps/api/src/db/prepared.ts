import { sql } from 'kysely'

export const PREPARED = '/* prepared */'

/**
 * Stands before a statement that is asked all day: its plan is kept by each connection. Only for
 * statements that name their columns, because a plan with `*` breaks when a table grows.
 */
export const prepared = sql.raw(PREPARED)

const KEPT_PLAN = '/* kept plan */'

/**
 * Stands before a statement whose plan serves all values of its parameters: PostgreSQL would plan it
 * for each asking otherwise, because it takes planning for a hundredth of what it costs here.
 */
export const keptPlan = sql.raw(KEPT_PLAN)

export const keepsPlan = (text: string): boolean => text.slice(0, 80).includes(KEPT_PLAN)

/** Whether a connection keeps the statement. */
export const isPrepared = (text: string): boolean => text.trimStart().startsWith(PREPARED)

/** The statement without its mark. */
export const ofPrepared = (text: string): string =>
  isPrepared(text) ? text.trimStart().slice(PREPARED.length) : text

/** Opens a transaction. */
export const BEGIN = 'begin'

/**
 * Keeps one plan for each prepared statement of the rest of the transaction, whatever its values:
 * for steps whose statements find their rows by keys.
 */
export const onePlanEach = sql`select set_config('plan_cache_mode', 'force_generic_plan', true)`
