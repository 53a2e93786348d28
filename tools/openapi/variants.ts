import { resolve, type Description, type Schema } from './description.ts'

export const KINDS = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const
export type Kind = (typeof KINDS)[number] | 'any'

/** One of the possible shapes of a value. */
export interface Variant {
  readonly kind: Kind
  /** Values of an enum; null if the values are open. */
  readonly values: readonly string[] | null
  readonly schema: Schema
  readonly properties: Readonly<Record<string, Schema>>
  readonly required: ReadonlySet<string>
  /** Schema of members outside `properties`; `null` if they are not allowed. */
  readonly rest: Schema | null
}

const ANY: Schema = {}

/** All shapes that a schema allows, with references, alternatives and type lists resolved. */
export function variantsOf(description: Description, schema: Schema): readonly Variant[] {
  const own = resolve(description, schema)
  const alternatives = own.anyOf ?? own.oneOf
  if (alternatives) return alternatives.flatMap((one) => variantsOf(description, one))
  const whole = own.allOf ? merged(description, own) : own
  return kindsOf(whole).map((kind) => variantOf(kind, whole))
}

function merged(description: Description, schema: Schema): Schema {
  const parts = [...(schema.allOf ?? []), { ...schema, allOf: undefined }].map((part) =>
    resolve(description, part as Schema),
  )
  return Object.assign({}, ...parts, {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  }) as Schema
}

function variantOf(kind: Kind, schema: Schema): Variant {
  const values = schema.const === undefined ? schema.enum : [schema.const]
  const ofKind = values?.filter((value) => kind === 'any' || isKind(kind, value))
  const [pattern] = Object.values(schema.patternProperties ?? {})
  const others = pattern ?? schema.additionalProperties ?? ANY
  return {
    kind,
    values: ofKind?.map((value) => JSON.stringify(value)) ?? null,
    schema,
    properties: schema.properties ?? {},
    required: new Set(schema.required),
    rest: others === true ? ANY : others === false ? null : others,
  }
}

function kindsOf(schema: Schema): readonly Kind[] {
  // as: the description is valid, so its types are those of JSON Schema.
  if (schema.type !== undefined) return [schema.type].flat() as Kind[]
  const values = schema.const === undefined ? schema.enum : [schema.const]
  if (values) return [...new Set(values.map(kindOf))]
  if (schema.properties) return ['object']
  return ['any']
}

function kindOf(value: unknown): Kind {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return 'number'
  return typeof value === 'boolean' || typeof value === 'string' ? (typeof value as Kind) : 'object'
}

function isKind(kind: Kind, value: unknown): boolean {
  return kindOf(value) === kind || (kind === 'integer' && typeof value === 'number')
}
