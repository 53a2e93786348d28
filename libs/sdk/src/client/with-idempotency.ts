import type { NewKey } from '../ports/clock.ts'
import type { Transport, TransportRequest } from './transport.ts'

/**
 * Gives every write a key of its own, so that the transport may repeat it after a broken
 * connection. A key the caller gave is kept; reads get none, nor do public
 * operations, for which the server keeps no answers.
 *
 * Use it only against a server that honours `Idempotency-Key`; without that a repeat is a second
 * effect.
 */
export function withIdempotency(transport: Transport, newKey: NewKey): Transport {
  const needsKey = ({ effect, idempotencyKey, isPublic }: TransportRequest) =>
    effect === 'write' && idempotencyKey === undefined && !isPublic
  return async (request) =>
    transport(needsKey(request) ? { ...request, idempotencyKey: newKey() } : request)
}
