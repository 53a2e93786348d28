import { validators } from '@omc/core'
import addFormats from 'ajv-formats'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { TSchema } from 'typebox'

const ajv = new Ajv2020({
  allErrors: true,
  // Invalid values are refused, never changed: no coercion, no removal of undeclared fields.
  removeAdditional: false,
  coerceTypes: false,
  useDefaults: false,
  strict: false,
  // Validating schemas would compile the meta-schema, which blocked the first request for 40 ms.
  // `operation-schemas.test.ts` checks the schemas of all operations instead.
  validateSchema: false,
})
addFormats.default(ajv, ['date-time', 'date', 'uri', 'uuid'])
// Same rule as in the forms; an empty text means no address.
ajv.addFormat('email', (text: string) => text === '' || validators.isEmail(text))

/**
 * A check that gives every error of a value. It is compiled when it is first asked: a server with
 * hundreds of operations starts at once, and each compiles on first use.
 */
export function compileSchema(schema: TSchema): (value: unknown) => readonly ErrorObject[] {
  let compiled: ValidateFunction | undefined
  return (value) => {
    const validate = (compiled ??= ajv.compile(schema))
    return validate(value) ? [] : (validate.errors ?? [])
  }
}

/** Steps into the value that an error is about: a field that is missing or too much is one more. */
export function pathOf({ instancePath, params }: ErrorObject): string[] {
  const path = instancePath.split('/').slice(1).map(unescape)
  const name: unknown = params['additionalProperty'] ?? params['missingProperty']
  return typeof name === 'string' ? [...path, name] : path
}

const unescape = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** Characters PostgreSQL cannot store; caught at the door so that no statement fails half way. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => key.includes('\u0000') || hasNul(inner))
}
