import { type Saying, says } from '@omc/core/problems'
import qs from 'qs'
import type { TSchema } from 'typebox'
import { hasNul } from '../kernel/compile-schema.ts'
import { Problem, problem, type ProblemDetail } from '../kernel/problem.ts'
import { textValue } from './text-value.ts'
import { type Check, saidOf } from './validate.ts'

/** Limits of the query parser. @source console spec §9, query parser defaults */
export const QUERY_LIMITS = { depth: 5, arrayLimit: 20, parameterLimit: 1000 }

/** Marks a parsed query that exceeded the limits. */
const BEYOND_LIMITS = Symbol('query beyond the limits')

/**
 * Reads a query string into flat wire names (`filter[status]`), strictly. It never throws: the
 * router calls it outside of any error handling, where an exception would end the process. What
 * is beyond the limits is refused by `readParameters`.
 */
export function parseQueryString(text: string): Record<string | symbol, unknown> {
  try {
    const nested = qs.parse(text, {
      ...QUERY_LIMITS,
      strictDepth: true,
      throwOnLimitExceeded: true,
      plainObjects: true,
    })
    return flatten(nested)
  } catch (error) {
    if (error instanceof RangeError) return { [BEYOND_LIMITS]: true }
    throw error
  }
}

function flatten(nested: object, prefix = ''): Record<string, unknown> {
  const flat: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(nested)) {
    const name = prefix ? `${prefix}[${key}]` : key
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      Object.assign(flat, flatten(value, name))
    else flat[name] = value
  }
  return flat
}

/**
 * Turns the text of declared parameters into values and refuses the rest.
 *
 * @throws Problem 400 with `source.parameter` for each fault; `query_too_deep` beyond the limits
 */
export function readParameters(
  raw: Record<string, unknown>,
  declared: Readonly<Record<string, TSchema>>,
  check: Check,
): Record<string, unknown> {
  if (BEYOND_LIMITS in raw) throw problem('query_too_deep')
  const faults: ProblemDetail[] = []
  const values: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(raw)) {
    const schema = declared[name]
    if (schema && hasNul(text)) faults.push(fault(name, says('invalid_parameter', { name })))
    else if (schema) values[name] = textValue(text, schema)
    else faults.push(fault(name, says('unknown_parameter', { name })))
  }
  for (const one of check(values))
    faults.push(fault(one.path[0] ?? '', { ...saidOf(one), code: 'invalid_parameter' }))
  if (faults.length > 0) throw new Problem(400, faults)
  return values
}

const fault = (parameter: string, saying: Saying): ProblemDetail => ({
  ...saying,
  source: { parameter },
})
