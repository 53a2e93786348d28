/** SQL: one hash for the rows `x`, whatever their order. */
export const ROWS_HASH = `count(*) || ':' || coalesce(sum(hashtextextended(x::text, 0)), 0)`

/** SQL: one hash for the versions of the rows `x`: a row that is written is another version. */
export const VERSIONS_HASH = `count(*) || ':' || coalesce(sum(hashtextextended(x.ctid::text || x.xmin::text, 0)), 0)`
