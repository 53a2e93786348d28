import { schemaNamed, type Schema } from './contract.ts'

/** Member and row of a value; texts for people have `nameLength` letters. */
export type Place = { readonly name: string; readonly row: number; readonly nameLength: number }

/** Length of the longest name that a screen must support. */
export const LONG = 40
export const SHORT = 6

/**
 * A value that a schema accepts. The same place gives the same value; rows differ, and every fourth
 * uses null or empty values where allowed.
 */
export function sampleValue(schema: Schema, place: Place): unknown {
  if (schema.$ref) return sampleValue(schemaNamed(schema.$ref), place)
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => sampleValue(part, place)))
  if (schema.const !== undefined) return schema.const
  const either = schema.anyOf ?? schema.oneOf
  if (either) return sampleEither(schema, either, place)
  if (schema.enum) return schema.enum[place.row % schema.enum.length]
  switch (typeOf(schema)) {
    case 'array':
      return schema.items ? [sampleValue(schema.items, place)] : []
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [
          name,
          sampleValue(inner, { ...place, name }),
        ]),
      )
    case 'integer':
    case 'number':
      return Math.min(Math.max((place.row + 1) * 3, schema.minimum ?? 0), schema.maximum ?? 999)
    case 'boolean':
      return place.row % 2 === 1
    case 'null':
      return null
    case undefined:
    default:
      return sampleText(schema, place)
  }
}

function sampleEither(schema: Schema, either: readonly Schema[], place: Place): unknown {
  const isNothing = ({ type }: Schema) => type === 'null'
  const some = either.find((one) => !isNothing(one))
  if (!some || (either.some(isNothing) && place.row % 4 === 3)) return null
  // The kind is next to the alternatives.
  return sampleValue({ ...some, 'x-kind': some['x-kind'] ?? schema['x-kind'] ?? '' }, place)
}

const typeOf = ({ type, properties }: Schema): string | undefined =>
  (typeof type === 'string' ? type : type?.find((one) => one !== 'null')) ??
  (properties ? 'object' : undefined)

const DAY = 24 * 3_600_000
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** One matching text for each pattern in the contract. */
const FITTING = ['7', '08:30', '3:4', '2026-11', '13912345670', 'tea', 'https://example.com/tea']

function sampleText(schema: Schema, { name, row, nameLength }: Place): string {
  const { format, pattern, minLength = 0, maxLength = Infinity } = schema
  const at = new Date(Date.UTC(2026, 0, 20) - row * DAY).toISOString()
  if (format === 'date-time') return at
  if (format === 'date') return at.slice(0, 10)
  if (schema['x-kind'] === 'image') return PICTURE
  if (format === 'uri') return `https://example.com/${row + 1}`
  if (name === 'id' || name.endsWith('_id')) return String(row + 1)
  if (pattern) return FITTING.find((text) => new RegExp(pattern, 'u').test(text)) ?? ''
  return nameOf(row, nameLength).slice(0, maxLength).padEnd(minLength, '长')
}

/** Text of a row: its number, padded to the length. @param row  from 0 */
export const nameOf = (row: number, length: number): string =>
  `第${row + 1}条内容`.padEnd(length, '名字很长要看得见').slice(0, length)
