import { flattenList, flattenRecord } from '../document/flatten.ts'
import { createError } from '../errors/error-classes.ts'
import type { MessageOf } from '../errors/plain-message.ts'
import { isRecord } from '../errors/read-failure.ts'
import type { Operation, ResultKind } from '../operations/operation.ts'
import { isEventStream } from './event-stream.ts'
import type { TransportResponse } from './transport.ts'

/**
 * Result of a successful answer for the caller.
 *
 * @param adopts the body is nobody else's: records are made of it instead of copied
 * @throws InvalidAnswerError when the body is not what the operation promises
 */
export function readResult(
  operation: Operation,
  { status, body, requestId }: TransportResponse,
  messageOf: MessageOf,
  adopts: boolean,
): unknown {
  if (operation.result === 'empty' || (status === 204 && operation.result !== 'list')) return null
  const result = unwrap(operation.result, body, adopts)
  if (result !== undefined) return result
  throw createError({
    kind: 'invalid-response',
    operation: operation.id,
    status,
    requestId,
    message: messageOf(0, 'invalid-response'),
  })
}

function unwrap(kind: ResultKind, body: unknown, adopts: boolean): unknown {
  switch (kind) {
    case 'list':
      return flattenList(body, adopts)
    case 'record':
      return flattenRecord(body, adopts)
    case 'data':
      return isRecord(body) ? body['data'] : undefined
    case 'raw':
    case 'empty':
    case 'file':
      return body ?? undefined
    case 'stream':
      return isEventStream(body) ? body : undefined
    default:
      return kind satisfies never
  }
}
