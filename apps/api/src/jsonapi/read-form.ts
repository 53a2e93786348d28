import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { problem } from '../kernel/problem.ts'
import type { Operation } from './operation.ts'
import { textValue } from './text-value.ts'

const FORM = 'application/x-www-form-urlencoded'

/**
 * A form is refused before it is read where none is declared: there may be very many fields in it.
 *
 * @throws Problem 415 `media_type`
 */
export function refuseForm({ body }: Pick<Operation, 'body'>, headers: IncomingHttpHeaders) {
  if (body === 'form' || body === 'none' || !isForm(headers)) return
  throw problem('media_type')
}

const isForm = (headers: IncomingHttpHeaders) =>
  headers['content-type']?.toLowerCase().startsWith(FORM) ?? false

/**
 * The values of a form: all of it is text on the wire, and stands for what the operation declares.
 * Any other body stays as it is.
 */
export function readForm(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { input }: Pick<Operation, 'input'>,
  body: unknown,
): unknown {
  if (!isForm(headers) || typeof body !== 'object' || body === null) return body
  const values = Object.entries(body).map(([name, text]): [string, unknown] => {
    const schema = input?.properties[name]
    return [name, schema ? textValue(text, schema) : text]
  })
  return Object.fromEntries(values)
}
