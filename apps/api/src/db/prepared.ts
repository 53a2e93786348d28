import { sql } from 'kysely'

const MARK = '/* prepared */'

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

/** Whether a connection keeps the statement. */
export const isPrepared = (text: string): boolean => text.trimStart().startsWith(MARK)
