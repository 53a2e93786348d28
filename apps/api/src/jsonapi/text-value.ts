import type { TSchema } from 'typebox'

/**
 * Value of a text from a source that has only texts (a query, a form): a number, true or false, a
 * list by commas, or nothing where nothing is allowed. A text that does not fit stays as it is, for
 * the check to refuse.
 */
export function textValue(value: unknown, schema: TSchema): unknown {
  // A TypeBox schema is JSON Schema; `type` determines how its text is read.
  const { type, anyOf } = schema as { type?: string; anyOf?: readonly TSchema[] }
  const [only, ...others] = (anyOf ?? []).filter((one) => !isNull(one))
  if (only && others.length === 0) return value === '' ? null : textValue(value, only)
  if (type === 'array') return (Array.isArray(value) ? value : [value]).flatMap(splitList)
  if (typeof value !== 'string') return value
  if (type === 'integer' && /^-?[0-9]{1,15}$/.test(value)) return Number(value)
  if (type === 'number' && /^-?[0-9]{1,12}(\.[0-9]{1,6})?$/.test(value)) return Number(value)
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}

const splitList = (value: unknown) =>
  typeof value === 'string' ? value.split(',').filter((part) => part !== '') : [value]

const isNull = (schema: TSchema) => (schema as { type?: string }).type === 'null'
