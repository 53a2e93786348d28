import type { NewKey } from '../ports/clock.ts'
import type { Transport } from './transport.ts'

/**
 * Gives every write a key of its own, so that the transport may repeat it after a broken
 * connection. A key the caller gave is kept; reads get none.
 *
 * Use it only against a server that honours `Idempotency-Key`; without that a repeat is a second
 * effect.
 */
export function withIdempotency(transport: Transport, newKey: NewKey): Transport {
  return (request) => {
    if (request.effect === 'read' || request.idempotencyKey !== undefined) return transport(request)
    return transport({ ...request, idempotencyKey: newKey() })
  }
}
