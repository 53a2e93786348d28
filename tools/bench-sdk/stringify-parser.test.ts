import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseQueryString } from '../../apps/api/src/jsonapi/parse-query.ts'
import { stringifyQuery } from '../../libs/sdk/src/query/stringify.ts'

/** Any letters, and those that mean something in a query. */
const words = (limits: { minLength?: number; maxLength: number }) =>
  fc.oneof(
    fc.string({ unit: 'binary', ...limits }),
    fc.string({
      unit: fc.constantFrom('%', '2', '0', 'F', '&', '=', '+', ' ', '#', '茶'),
      ...limits,
    }),
  )
/** A bracket ends a name, digits alone make a list, and so does an empty name. */
const name = words({ minLength: 1, maxLength: 8 }).filter((text) => !/[[\]]|^\d+$/.test(text))
const value = fc.oneof(
  words({ maxLength: 12 }),
  fc.double({ noNaN: true }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.oneof(words({ maxLength: 5 }), fc.integer()), { maxLength: 4 }),
)
// The server reads five levels below the first name.
const nested = fc.letrec<{ tree: Record<string, unknown> }>((tie) => ({
  tree: fc.dictionary(name, fc.oneof({ maxDepth: 4, withCrossShrink: true }, value, tie('tree')), {
    maxKeys: 4,
  }),
})).tree

it('is read by the server as it was meant, whatever the names and the texts', () => {
  fc.assert(
    fc.property(nested, (args) => {
      expect(parseQueryString(stringifyQuery(args))).toEqual(asRead(args))
    }),
    { numRuns: 1000 },
  )
})

it('reads nested names and names that are written out as the same', () => {
  const read = (args: object) => parseQueryString(stringifyQuery(args))
  expect(read({ 'filter[status]': 'draft', 'page[size]': 20, include: 'a,b' })).toEqual(
    read({ filter: { status: 'draft' }, page: { size: 20 }, include: ['a', 'b'] }),
  )
})

/** Wire names with texts: lists joined, nothing for null. */
function asRead(args: object, prefix = ''): Record<string, unknown> {
  const read: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  for (const [key, inner] of Object.entries(args)) {
    const place = prefix === '' ? key : `${prefix}[${key}]`
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner))
      Object.assign(read, asRead(inner, place))
    else read[place] = Array.isArray(inner) ? inner.join(',') : String(inner ?? '')
  }
  return read
}
