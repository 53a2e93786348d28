import type { FastifyRequest } from 'fastify'
import type { Operation } from './operation.ts'
import { textValue } from './text-value.ts'

const FORM = 'application/x-www-form-urlencoded'

/**
 * The values of a form: all of it is text on the wire, and stands for what the operation declares.
 * Any other body stays as it is.
 */
export function readForm(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { input }: Pick<Operation, 'input'>,
  body: unknown,
): unknown {
  const isForm = headers['content-type']?.toLowerCase().startsWith(FORM) ?? false
  if (!isForm || typeof body !== 'object' || body === null) return body
  const values = Object.entries(body).map(([name, text]): [string, unknown] => {
    const schema = input?.properties[name]
    return [name, schema ? textValue(text, schema) : text]
  })
  return Object.fromEntries(values)
}
