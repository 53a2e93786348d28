import type { TSchema } from 'typebox'
import type { Label } from './label.ts'

/** Kinds of values for people and screens, independent of the JSON type: a closed list. */
export const FIELD_KINDS = [
  'instant',
  'day',
  'month',
  'yuan',
  'percent',
  'seconds',
  'bytes',
  'pixels',
  'count',
  'number',
  'choice',
  'platform',
  'id',
  'key',
  'text',
  'image',
  'video',
  'url',
  'email',
  'phone',
  'secret',
  'file',
  'flag',
  'object',
] as const

/** `id of users` names the resource that the id refers to. */
export type FieldKind = (typeof FIELD_KINDS)[number] | `id of ${string}`

/** Parts of a JSON schema that determine the kind of a value. */
export interface JsonSchema {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  description?: string
  'x-kind'?: FieldKind
  'x-label'?: Label
  'x-choices'?: Readonly<Record<string, Label>>
  'x-resource'?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: readonly JsonSchema[]
}

/** An unwrapped schema: the single value, and whether it may be an array or null. */
export interface FieldShape {
  kind: FieldKind
  many: boolean
  nullable: boolean
  /** Schema of one value. */
  one: JsonSchema
  /** Schema of the list, where there are many. */
  list: JsonSchema | undefined
}

export const jsonSchema = (schema: TSchema): JsonSchema => schema

/**
 * Kind of a schema's values: by its own `x-kind`, the resource an id is of, its format, its closed
 * list of values, its type. A plain text or number may be more than that: its words say so.
 */
export function shapeOf(schema: JsonSchema): FieldShape {
  const present = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [schema]
  const nullable = schema.anyOf !== undefined && present.length < schema.anyOf.length
  // An address or '', for example: the first alternative is the usual one.
  const inner = present[0] ?? schema
  const list = inner.type === 'array' ? inner : undefined
  const one = list?.items ?? inner
  return {
    kind: schema['x-kind'] ?? inner['x-kind'] ?? kindOfOne(one),
    many: list !== undefined,
    nullable,
    one,
    list,
  }
}

const FORMATS: Readonly<Record<string, FieldKind>> = {
  'date-time': 'instant',
  date: 'day',
  email: 'email',
  uri: 'url',
}
const TYPES: Readonly<Record<string, FieldKind>> = {
  boolean: 'flag',
  number: 'number',
  string: 'text',
}
const ID = '^[1-9][0-9]{0,17}$'
const MONTH = '^[0-9]{4}-(0[1-9]|1[0-2])$'
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
const PATTERNS: Readonly<Record<string, FieldKind>> = {
  [ID]: 'id',
  [MONTH]: 'month',
  [UUID]: 'key',
}

function kindOfOne(one: JsonSchema): FieldKind {
  if (one['x-kind']) return one['x-kind']
  if (one['x-resource']) return `id of ${one['x-resource']}`
  if (one.format && FORMATS[one.format]) return FORMATS[one.format] ?? 'text'
  if (one.enum || one.const !== undefined) return 'choice'
  if (one.pattern && PATTERNS[one.pattern]) return PATTERNS[one.pattern] ?? 'text'
  if (one.type === 'integer') return (one.minimum ?? -1) >= 0 ? 'count' : 'number'
  return TYPES[one.type ?? ''] ?? 'object'
}

const TEXTS: readonly FieldKind[] = [
  'platform',
  'key',
  'image',
  'video',
  'url',
  'email',
  'phone',
  'secret',
  'file',
  'text',
]
const NUMBERS: readonly FieldKind[] = [
  'yuan',
  'percent',
  'seconds',
  'bytes',
  'pixels',
  'count',
  'number',
]

/**
 * Kind of a value by its schema and its words together: the words count where the schema only gives
 * the JSON type.
 *
 * @throws Error where the words can't be true of a value of that type
 */
export function kindBy(inferred: FieldKind, said: FieldKind | undefined): FieldKind {
  if (said === undefined || said === inferred) return inferred
  if (inferred === 'text' && (TEXTS.includes(said) || isId(said))) return said
  if (inferred === 'choice' && TEXTS.includes(said)) return said === 'platform' ? said : inferred
  if (inferred === 'number' || inferred === 'count') {
    if (NUMBERS.includes(said)) return said
  }
  if (isId(said) && isId(inferred)) return inferred === 'id' ? said : inferred
  throw new Error(`a value that is ${inferred} by its schema is no ${said}`)
}

const isId = (kind: FieldKind) => kind === 'id' || kind.startsWith('id of ')
