import { validators } from '@omc/core'
import addFormats from 'ajv-formats'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { TSchema } from 'typebox'
import { faultWords } from './fault-words.ts'
import { Problem, problem, type ProblemDetail } from './problem.ts'

export interface Fault {
  /** Steps into the value, unescaped. */
  path: readonly string[]
  code: string
  /** What goes into the words, for programs that have words of their own. */
  params: Readonly<Record<string, unknown>>
  /** For people, "zh / en". */
  message: string
}
export type Check = (value: unknown) => Fault[]

const ajv = new Ajv2020({
  allErrors: true,
  // A value is refused, never changed: no coercion, no dropping of what is not declared.
  removeAdditional: false,
  coerceTypes: false,
  useDefaults: false,
  strict: false,
  // Checking a schema compiles the whole meta-schema, which held up the first request for 40 ms.
  // `operation-schemas.test.ts` checks the schemas of all operations instead.
  validateSchema: false,
})
addFormats.default(ajv, ['date-time', 'date', 'uri', 'uuid'])
// The rule that the forms have; an empty text stands for no address.
ajv.addFormat('email', (text: string) => text === '' || validators.isEmail(text))

const MAX_FAULTS = 20

/**
 * A check that names every fault. It is compiled when it is first asked: a server with hundreds of
 * operations starts at once, and each pays for itself.
 */
export function compileCheck(schema: TSchema): Check {
  let compiled: ValidateFunction | undefined
  return (value) => {
    const validate = (compiled ??= ajv.compile(schema))
    return validate(value)
      ? []
      : telling(validate.errors ?? [])
          .slice(0, MAX_FAULTS)
          .map(toFault)
  }
}

/** Steps that an error is about: a field that is missing or too much is one more. */
function pathOf({ instancePath, params }: ErrorObject): string[] {
  const path = instancePath.split('/').slice(1).map(unescape)
  const name: unknown = params['additionalProperty'] ?? params['missingProperty']
  return typeof name === 'string' ? [...path, name] : path
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

const unescape = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')
const escape = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1')

/** Characters PostgreSQL cannot store; caught at the door so that no statement fails half way. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => key.includes('\u0000') || hasNul(inner))
}

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
  if (hasNul(body))
    throw problem(
      422,
      'invalid_text',
      '文本含有不允许的字符 / the text holds a character that cannot be stored',
    )
  // The check above has proved this shape.
  const { data } = body as {
    data: { type: string; id?: string; attributes?: Record<string, unknown> }
  }
  if (data.type !== expected.type) {
    const title = `类型应为 ${expected.type} / type must be ${expected.type}`
    throw problem(409, 'wrong_type', title, { source: { pointer: '/data/type' } })
  }
  if (data.id !== undefined && data.id !== expected.id) {
    throw problem(409, 'wrong_id', '路径与内容的 id 不一致 / id differs from the path', {
      source: { pointer: '/data/id' },
    })
  }
  return data.attributes ?? {}
}

/** Reads a body that is the object itself (form and sign-in calls). */
export function readPlainBody(body: unknown, check: Check): Record<string, unknown> {
  const faults = check(body)
  if (faults.length > 0) throw new Problem(422, faults.map(toDetail))
  if (hasNul(body))
    throw problem(
      422,
      'invalid_text',
      '文本含有不允许的字符 / the text holds a character that cannot be stored',
    )
  return body as Record<string, unknown>
}

const toDetail = ({ path, code, message, params }: Fault): ProblemDetail => ({
  code,
  title: message,
  source: { pointer: path.map((part) => `/${escape(part)}`).join('') },
  meta: { params },
})
