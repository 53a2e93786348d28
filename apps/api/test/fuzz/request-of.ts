import type { InjectOptions } from 'fastify'
import type { Operation } from '../../src/jsonapi/operation.ts'
import type { SampledCall } from './sample-call.ts'

const JSONAPI = 'application/vnd.api+json'

/** The document that carries the attributes of an operation. */
export const documentOf = ({ body, resource }: Operation, attributes: unknown): unknown =>
  body === 'form' ? attributes : { data: { type: resource.type, attributes } }

/** The HTTP request of a call. */
export function requestOf(operation: Operation, call: SampledCall): InjectOptions {
  const { method, url, query, attributes } = call
  if (operation.body === 'none') return { method, url, query }
  return {
    method,
    url,
    query,
    headers: { 'content-type': operation.body === 'form' ? 'application/json' : JSONAPI },
    payload: JSON.stringify(documentOf(operation, attributes ?? {})),
  }
}
