import T, { type TProperties, type TSchema } from 'typebox'

/** Answers are closed: undeclared members of a channel are refused. */
export const Closed = <P extends TProperties>(properties: P) =>
  T.Object(properties, { additionalProperties: false })

export const Key = T.String({ minLength: 1, maxLength: 64 })
export const Line = T.String({ maxLength: 1000 })
export const Prose = T.String({ maxLength: 20_000 })
export const Count = T.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
export const Amount = T.Number({ minimum: -1e9, maximum: 1e9 })
export const Percent = T.Number({ minimum: 0, maximum: 100 })
export const Address = T.String({ pattern: '^https?://', maxLength: 2000 })
/** An address, or nothing. */
export const MaybeAddress = T.String({ pattern: '^(https?://.*)?$', maxLength: 2000 })
export const Instant = T.String({ format: 'date-time' })
export const Day = T.String({ format: 'date' })

export const ListOf = <S extends TSchema>(schema: S) =>
  Closed({ data: T.Array(schema, { maxItems: 1000 }) })
export const PageOf = <S extends TSchema>(schema: S) =>
  Closed({ data: T.Array(schema, { maxItems: 1000 }), total: Count })
