import * as fc from 'fast-check'
import type { JsonSchema } from './json-schema.ts'
import { referencedType } from './referenced-type.ts'
import type { World } from './world.ts'

/** Owner of the rows that the ids of a call point to; `mixed` puts both into lists. */
export type Whose = 'own' | 'foreign' | 'mixed'

export interface Surroundings {
  world: World
  whose: Whose
  /** The resource of the operation: plain ids often point to its own kind. */
  type: string
  now: Date
  /** How often an optional property is there: 0 never, 1 always. */
  optional: number
}

/**
 * Values that a schema accepts. Ids point to rows that exist; text is text that people write.
 *
 * @param name the property or parameter; it tells which row a plain id means
 */
export function valueFor(
  schema: JsonSchema,
  name: string,
  around: Surroundings,
): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  const type = referencedType(schema, name, around.type)
  if (type !== undefined) return fc.constantFrom(...idsFor(type, around))
  const known = around.world.valuesOf(name, around.whose === 'foreign' ? 'foreign' : 'own')
  if (schema.type === 'string' && known.length > 0) return fc.constantFrom(...known)
  if (schema.examples && schema.examples.length > 0) return fc.constantFrom(...schema.examples)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueFor(one, name, around)))
  switch (schema.type) {
    case 'array':
      return arrayFor(schema, name, around)
    case 'object':
      return objectFor(schema, around)
    case 'integer':
      return integerFor(schema)
    case 'number':
      return integerFor(schema).map((whole) => whole)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return textFor(schema, name, around)
    case undefined:
    default:
      return ANY_JSON
  }
}

/** Ids as the option wants them; an id nobody holds where there is no such row. */
export function idsFor(type: string, { world, whose }: Surroundings): readonly string[] {
  const own = world.idsOf(type)
  const foreign = world.foreignIdsOf(type)
  const ids = whose === 'own' ? own : whose === 'foreign' ? foreign : [...own, ...foreign]
  return ids.length > 0 ? ids : [NOBODYS]
}

const NOBODYS = '999999999999999'
const LIST_LENGTH = 3

function arrayFor(schema: JsonSchema, name: string, around: Surroundings): fc.Arbitrary<unknown> {
  const items = schema.items ?? {}
  const minLength = schema.minItems ?? 0
  const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? LIST_LENGTH, LIST_LENGTH))
  const type = referencedType(items, name, around.type)
  if (type !== undefined && around.whose === 'mixed') return mixedIds(type, around, minLength)
  const item = valueFor(items, name.replace(/s$/, ''), around)
  return fc
    .uniqueArray(item, { minLength, maxLength, selector: (value) => JSON.stringify(value) })
    .map((values) => values)
}

/** At least one of each team, where both have one. */
function mixedIds(type: string, { world }: Surroundings, minLength: number) {
  const part = (ids: readonly string[]) =>
    fc.shuffledSubarray([...ids], {
      minLength: Math.min(1, ids.length),
      maxLength: Math.min(2, ids.length),
    })
  return fc
    .tuple(part(world.idsOf(type)), part(world.foreignIdsOf(type)))
    .map(([own, foreign]) => [...own, ...foreign])
    .map((ids) => (ids.length < minLength ? [NOBODYS] : ids))
}

/** A record of what is declared; required properties always, the others now and then. */
export function objectFor(
  schema: JsonSchema,
  around: Surroundings,
): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries(schema.properties ?? {})
  if (properties.length === 0) return schema.additionalProperties === true ? SMALL_OBJECT : EMPTY
  const required = schema.required ?? []
  const model = properties.map(([name, inner]) => {
    const value = valueFor(inner, name, around).map((given): [string, unknown][] => [[name, given]])
    if (required.includes(name)) return value
    return fc
      .tuple(fc.double({ min: 0, max: 1, noNaN: true }), value)
      .map(([chance, entry]) => (chance < around.optional ? entry : []))
  })
  return fc.tuple(...model).map((entries) => Object.fromEntries(entries.flat()))
}

const EMPTY = fc.constant<Record<string, unknown>>({})
const SMALL_OBJECT = fc.constantFrom<Record<string, unknown>>(
  {},
  { note: '早班' },
  { level: 3, tags: ['家居', '厨房'] },
  { inner: { on: true, at: null } },
)
const ANY_JSON = fc.constantFrom<unknown>('文本', 1, true, null, { note: '早班' }, ['一'])

const DEFAULT_MAX = 1000

function integerFor(schema: JsonSchema): fc.Arbitrary<number> {
  const step = schema.multipleOf ?? 1
  const least =
    schema.minimum ??
    (schema.exclusiveMinimum === undefined ? 0 : Math.floor(schema.exclusiveMinimum) + 1)
  const most =
    schema.maximum ??
    (schema.exclusiveMaximum === undefined
      ? least + DEFAULT_MAX
      : Math.ceil(schema.exclusiveMaximum) - 1)
  if (step < 1 || !Number.isInteger(least) || most < Math.ceil(least))
    return fc.double({ min: least, max: most, noNaN: true }).map((value) => round(value, least))
  return fc
    .integer({ min: Math.ceil(least / step), max: Math.floor(most / step) })
    .map((times) => times * step)
}

const round = (value: number, least: number) => Math.max(least, Math.round(value * 100) / 100)

/** The server refuses NUL; a comma parts the values of a list. */
const hasCharacter = (text: string, ...characters: readonly string[]) =>
  characters.some((character) => text.includes(character))

/** As JSON Schema counts: characters, not UTF-16 units. */
const lengthOf = (text: string) => Array.from(text).length

/** Characters that JSON can carry and UTF-8 cannot. */
const LONE_SURROGATE = /\p{Surrogate}/u

const WORDS = ['保温杯', '早春通勤', '厨房收纳', 'Desk lamp 2', '好物 分享', '小个子穿搭', 'A-1']

function textFor(schema: JsonSchema, name: string, around: Surroundings): fc.Arbitrary<string> {
  if (schema.format) return formatted(schema.format, name, around.now)
  const { minLength = 0, maxLength = 200, pattern } = schema
  const fits = (text: string) =>
    lengthOf(text) >= minLength && lengthOf(text) <= maxLength && !LONE_SURROGATE.test(text)
  if (pattern)
    return fc
      .stringMatching(new RegExp(pattern))
      .filter((text) => fits(text) && !hasCharacter(text, '\u0000'))
  const words = WORDS.filter(fits)
  const written = fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 24) })
    .filter((text) => fits(text) && text.trim() === text && !hasCharacter(text, '\u0000', ','))
    .filter((text) => minLength === 0 || text.trim() !== '')
  return words.length > 0
    ? fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...words) },
        { weight: 1, arbitrary: written },
      )
    : written
}

const DAY_MS = 86_400_000

/** Instants before now where something began, after now where it will end. */
function formatted(format: string, name: string, now: Date): fc.Arbitrary<string> {
  const ahead = /until|expires|ends|schedul/.test(name)
  const at = fc
    .integer({ min: 1, max: 20 })
    .map((days) => new Date(now.getTime() + (ahead ? days : -days) * DAY_MS))
  switch (format) {
    case 'date-time':
      return at.map((instant) => instant.toISOString())
    case 'date':
      return at.map((instant) => instant.toISOString().slice(0, 10))
    case 'uri':
      return fc.constantFrom('https://example.com/a', 'https://example.com/b?c=1')
    case 'email':
      return fc.constantFrom('xiaoman@example.com')
    case 'uuid':
      return fc.uuid()
    default:
      throw new Error(`no values are known for the format ${format}`)
  }
}
