import T from 'typebox'

/** A day on the wire. */
export const Day = T.String({ format: 'date' })
export const Month = T.String({
  pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$',
  examples: ['2026-11'],
})

/** The SQL of an attribute in yuan that is kept in fen. */
export const yuanOf = (column: string): string => `t.${column} / 100.0::float8`
