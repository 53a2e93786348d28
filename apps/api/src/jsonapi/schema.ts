import T, { type TObject, type TProperties, type TSchema } from 'typebox'

/** An object that refuses undeclared members. Every schema of the API is closed. */
export const Closed = <P extends TProperties>(
  properties: P,
  options: { description?: string } = {},
) => T.Object(properties, { additionalProperties: false, ...options })

export const Nullable = <S extends TSchema>(schema: S) => T.Union([schema, T.Null()])

const ID_PATTERN = '^[1-9][0-9]{0,17}$'
/** A row id on the wire: a positive 64-bit integer as text. */
export const Id = T.String({ pattern: ID_PATTERN })
/** The id of a row of one resource; `x-resource` lets programs find a fitting one. */
export const IdOf = (type: string) => T.String({ pattern: ID_PATTERN, 'x-resource': type })
export const IdsOf = (type: string, max: number) =>
  T.Array(IdOf(type), {
    minItems: 1,
    maxItems: max,
    uniqueItems: true,
  })
/** Templates of pictures; an empty list is allowed. */
export const TemplateIds = T.Array(IdOf('creative_templates'), { maxItems: 100, uniqueItems: true })
export const Uuid = T.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })
/** RFC 3339, UTC. */
export const Instant = T.String({ format: 'date-time' })
export const Text = (max: number) => T.String({ maxLength: max })
/** '' if absent. */
export const Email = T.String({
  maxLength: 200,
  format: 'email',
})
export const Label = (max: number) => T.String({ minLength: 1, maxLength: max })
export const Texts = (maxItems: number, maxLength = 2000) => T.Array(Text(maxLength), { maxItems })
export const Count = T.Integer({ minimum: 0 })
/** Yuan with at most two decimals; fen inside the server. */
export const Yuan = T.Number({ 'x-kind': 'yuan' })
/** Any JSON object: for data of an external channel. */
export const Json = T.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
})

export const OneOf = <const V extends string>(...values: readonly V[]) =>
  T.Enum([...values], { type: 'string' })

/** Why one row of a batch failed. */
export const SAID = {
  code: T.String({ description: 'for programs' }),
  case: T.Optional(T.String({ description: 'which case of the code it is' })),
  params: T.Record(T.String(), T.Unknown(), { description: 'what stands in the sentence' }),
  message: T.String({ description: 'for people, in the language that the caller asks for' }),
}
const RowError = Closed(SAID)

/** The answer of every call on many ids: per row, never all or nothing. @source domain: batch verbs */
export const BatchResult = Closed({
  succeeded: T.Array(Closed({ id: Id })),
  failed: T.Array(Closed({ id: Id, error: RowError })),
  undo_id: Nullable(Id),
})

export const ErrorDocument = T.Object(
  {
    status: T.Integer(),
    error: T.String(),
    errors: T.Array(
      T.Object({
        status: T.String(),
        code: T.String({ description: 'stable, for programs' }),
        title: T.String(),
        detail: T.Optional(T.String()),
        source: T.Optional(
          T.Object({ pointer: T.Optional(T.String()), parameter: T.Optional(T.String()) }),
        ),
        meta: T.Object(
          {
            params: T.Record(T.String(), T.Unknown(), {
              description: 'what stands in the sentence; a noun in both languages, as { zh, en }',
            }),
            case: T.Optional(
              T.String({ description: 'which case of the code it is; without one the plain case' }),
            ),
          },
          { additionalProperties: true },
        ),
      }),
    ),
  },
  {
    description:
      'JSON:API errors, with status and error beside them. `title` and `detail` are one sentence in the language of Accept-Language, else Chinese.',
  },
)

export type ObjectSchema = TObject
