import { SubscriptionTimeoutError } from '@anycable/core'
import type { ActionCableProtocol } from '@anycable/core'
import type { Cancel, Clock } from '../ports/clock.ts'

/** Members of the library's protocols that its types leave out. */
interface Subscribing extends ActionCableProtocol {
  readonly pendingSubscriptions: Record<string, { reject(error: Error): void } | undefined>
  buildSubscribeRequest(identifier: string): object
}

/**
 * The confirmations of one connection: which have come, and how long the others are waited for.
 *
 * A second confirmation (a slow server that answers a subscribe and its repetition) makes the
 * library unsubscribe and call the channel connected all the same. And the library's own wait goes on
 * after the answer: it keeps a program alive for seconds that has closed the cable.
 */
export class Confirmations {
  readonly #confirmed = new Set<string>()
  readonly #waits = new Map<string, Cancel>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Takes note of a frame; true for a confirmation that has come before. */
  isRepeated(raw: unknown): boolean {
    if (typeof raw !== 'object' || raw === null || !('type' in raw)) return false
    if (!/^(confirm|reject)_subscription$/.test(String(raw.type)) || !('identifier' in raw))
      return false
    const identifier = String(raw.identifier)
    this.#stop(identifier)
    if (raw.type === 'reject_subscription') return false
    if (this.#confirmed.has(identifier)) return true
    this.#confirmed.add(identifier)
    return false
  }

  /** Asks once more after a while, and gives the subscription up after the same while. */
  await(protocol: ActionCableProtocol, identifier: string): void {
    const ms = protocol.subscribeRetryInterval
    const { pendingSubscriptions: pending } = protocol as Subscribing
    this.#waitFor(identifier, ms, () => {
      protocol.cable.send((protocol as Subscribing).buildSubscribeRequest(identifier))
      this.#waitFor(identifier, ms, () => {
        const given = pending[identifier]
        delete pending[identifier]
        given?.reject(new SubscriptionTimeoutError(`no answer to subscribe: ${identifier}`))
      })
    })
  }

  forget(identifier: string): void {
    this.#confirmed.delete(identifier)
  }

  clear(): void {
    this.#confirmed.clear()
    for (const identifier of this.#waits.keys()) this.#stop(identifier)
  }

  #waitFor(identifier: string, ms: number, run: () => void): void {
    this.#stop(identifier)
    this.#waits.set(identifier, this.#clock.schedule(run, ms))
  }

  #stop(identifier: string): void {
    this.#waits.get(identifier)?.()
    this.#waits.delete(identifier)
  }
}
