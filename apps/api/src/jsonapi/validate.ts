import { type Saying } from '@omc/core/problems'
import type { ErrorObject } from 'ajv/dist/2020.js'
import type { TSchema } from 'typebox'
import { compileSchema, hasNul, pathOf } from '../kernel/compile-schema.ts'
import { Problem, onlySaid, problem, type ProblemDetail } from '../kernel/problem.ts'
import { faultWords } from './fault-words.ts'

export interface Fault extends Saying {
  /** Steps into the value, unescaped. */
  path: readonly string[]
}
export type Check = (value: unknown) => Fault[]

const MAX_FAULTS = 20

/** A check that names every fault, compiled when it is first asked. */
export function compileCheck(schema: TSchema): Check {
  const errorsOf = compileSchema(schema)
  return (value) => telling(errorsOf(value)).slice(0, MAX_FAULTS).map(toFault)
}

function toFault(error: ErrorObject): Fault {
  const path = pathOf(error)
  // An item of a list is called as the list is.
  const step = path.findLast((one) => !/^[0-9]+$/.test(one)) ?? ''
  // `filter[status]` of a query is called as the field is.
  const name = /^\w+\[(\w+)\]$/.exec(step)?.[1] ?? step
  return { path, ...faultWords(error, name) }
}

/**
 * Without what only repeats: that no branch of a choice fits, and that a value which is not right is
 * not empty either.
 */
function telling(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const choices = new Set(
    errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath),
  )
  const told = errors.filter(
    ({ keyword, params, instancePath }) =>
      keyword !== 'anyOf' &&
      !(choices.has(instancePath) && keyword === 'type' && params['type'] === 'null'),
  )
  return told.length > 0 ? told : errors
}

const escape = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1')

/**
 * Reads the attributes of a JSON:API body.
 *
 * @throws Problem 422 with one `source.pointer` for each fault
 */
export function readBody(
  body: unknown,
  check: Check,
  expected: { type: string; id?: string },
): Record<string, unknown> {
  const faults = check(body)
  if (faults.length > 0) throw new Problem(422, faults.map(toDetail))
  if (hasNul(body)) throw problem('invalid_text')
  // The check above has proved this shape.
  const { data } = body as {
    data: { type: string; id?: string; attributes?: Record<string, unknown> }
  }
  if (data.type !== expected.type) {
    throw problem('wrong_type', { type: expected.type }, { source: { pointer: '/data/type' } })
  }
  if (data.id !== undefined && data.id !== expected.id) {
    throw problem(
      'wrong_id',
      {},
      {
        source: { pointer: '/data/id' },
      },
    )
  }
  return data.attributes ?? {}
}

/** Reads a body that is the object itself (form and sign-in calls). */
export function readPlainBody(body: unknown, check: Check): Record<string, unknown> {
  const faults = check(body)
  if (faults.length > 0) throw new Problem(422, faults.map(toDetail))
  if (hasNul(body)) throw problem('invalid_text')
  return body as Record<string, unknown>
}

/** Text of a fault without its position. */
export const saidOf = (fault: Fault): Saying => onlySaid(fault)

const toDetail = ({ path, ...saying }: Fault): ProblemDetail => ({
  ...saying,
  source: { pointer: path.map((part) => `/${escape(part)}`).join('') },
})
