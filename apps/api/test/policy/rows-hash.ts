/** SQL: one hash for the rows `x`, whatever their order. */
export const ROWS_HASH = `count(*) || ':' || coalesce(sum(hashtextextended(x::text, 0)), 0)`
