import { resolve, typeOf, type Description, type Schema } from '../description.ts'

const MOST_VALUES = 8
const ID_PATTERN = '^[1-9][0-9]{0,17}$'

type Words = (schema: Schema) => string

/**
 * Short text of a type for a table.
 *
 * @param pages resources that have a page to link to
 */
export function typeWords(
  description: Description,
  schema: Schema,
  pages: ReadonlySet<string>,
): string {
  const inner = (one: Schema) => typeWords(description, one, pages)
  const own = resolve(description, schema)
  const alternatives = own.anyOf ?? own.oneOf
  if (alternatives) {
    return alternatives.map(inner).join(' or ')
  }
  const values = own.const === undefined ? own.enum : [own.const]
  if (values) return valueWords(values)
  switch (typeOf(own)) {
    case 'array':
      return listWords(own, inner)
    case 'object':
      return objectWords(own, inner)
    case 'integer':
      return `integer${counted(own.minimum, own.maximum)}`
    case 'string':
      return textWords(own, pages)
    default:
      return [own.type ?? 'anything'].flat().join(' or ')
  }
}

function valueWords(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_VALUES).map((value) => `\`${JSON.stringify(value)}\``)
  const more = values.length - shown.length
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function listWords({ items, minItems, maxItems }: Schema, inner: Words): string {
  const range = counted(minItems, maxItems).replace(', ', '')
  return `list of ${range && `${range} `}${items && inner(items) !== 'anything' ? `(${inner(items)})` : 'anything'}`
}

function objectWords({ properties, additionalProperties }: Schema, inner: Words): string {
  const names = Object.keys(properties ?? {})
  if (names.length > 0) return `object of ${names.map((name) => `\`${name}\``).join(', ')}`
  return typeof additionalProperties === 'object'
    ? `object with ${inner(additionalProperties)} under each name`
    : 'object'
}

function textWords(
  { format, pattern, minLength, maxLength, ...rest }: Schema,
  pages: ReadonlySet<string>,
): string {
  if (pattern === ID_PATTERN) {
    const resource = rest['x-resource']
    if (resource === undefined) return 'id'
    return `id of ${pages.has(resource) ? `[${resource}](./${resource}.md)` : resource}`
  }
  if (format === 'date-time') return 'instant'
  if (format === 'binary') return 'bytes'
  if (format) return format
  if (pattern) return `text like \`${pattern.replaceAll('|', '\\|')}\``
  return `text${counted(minLength, maxLength)}`
}

/** A range, when there is one: `0–100`, `at most 100`, `at least 1`. */
function counted(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `, ${least}–${most}`
  if (most !== undefined) return `, at most ${most}`
  return least === undefined || least === 0 ? '' : `, at least ${least}`
}
