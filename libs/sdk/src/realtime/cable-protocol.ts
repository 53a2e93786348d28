import { ActionCableExtendedProtocol, ActionCableProtocol, DisconnectedError } from '@anycable/core'
import type { ReasonError } from '@anycable/core'
import { isRecord } from '../errors/read-failure.ts'

export type CableProtocolName = 'actioncable-v1-json' | 'actioncable-v1-ext-json'

/**
 * Which subscriptions of this connection are confirmed. A second confirmation (a slow server that
 * answers a subscribe and its repetition) makes the library unsubscribe and call the channel
 * connected all the same, so it is not passed on.
 */
class Confirmed {
  readonly #identifiers = new Set<string>()

  isRepeated(raw: unknown): boolean {
    if (typeof raw !== 'object' || raw === null || !('type' in raw)) return false
    if (raw.type !== 'confirm_subscription' || !('identifier' in raw)) return false
    const identifier = String(raw.identifier)
    if (this.#identifiers.has(identifier)) return true
    this.#identifiers.add(identifier)
    return false
  }

  forget(identifier: string): void {
    this.#identifiers.delete(identifier)
  }

  clear(): void {
    this.#identifiers.clear()
  }
}

type Received = Parameters<ActionCableProtocol['receive']>[0]

/**
 * The library loses the reason of a reset in some paths. A subscribe that was pending then counts
 * as failed for good instead of waiting for the next connection, so a reason is always given.
 */
class PlainProtocol extends ActionCableProtocol {
  readonly #confirmed = new Confirmed()

  override receive(message: Received) {
    if (this.#confirmed.isRepeated(message)) return this.cable.keepalive()
    return super.receive(withoutSession(message))
  }

  override unsubscribe(identifier: string): Promise<void> {
    this.#confirmed.forget(identifier)
    return super.unsubscribe(identifier)
  }

  override reset(reason?: ReasonError): void {
    this.#confirmed.clear()
    super.reset(reason ?? new DisconnectedError('reset'))
  }
}

class ExtendedProtocol extends ActionCableExtendedProtocol {
  readonly #confirmed = new Confirmed()

  override receive(message: Received) {
    if (this.#confirmed.isRepeated(message)) return this.cable.keepalive()
    return super.receive(message)
  }

  override unsubscribe(identifier: string): Promise<void> {
    this.#confirmed.forget(identifier)
    return super.unsubscribe(identifier)
  }

  override reset(reason: ReasonError = new DisconnectedError('reset')): void {
    this.#confirmed.clear()
    ActionCableProtocol.prototype.reset.call(this, reason)
    super.reset(reason)
  }
}

/** The id of a session lets who shows it in without a ticket; this client resumes none. */
function withoutSession(message: Received): Received {
  // A frame is foreign data: `null` is JSON, too.
  if (!isRecord(message) || !('sid' in message)) return message
  const { sid: _sid, ...rest } = message
  return rest
}

/** @internal The protocol object of a name. */
export function createProtocol(name: CableProtocolName, confirmMs: number): ActionCableProtocol {
  if (name === 'actioncable-v1-json')
    return new PlainProtocol({ subscribeRetryInterval: confirmMs })
  // Without session recovery a lost connection is told to the channels; with it their marks would
  // stay green. History starts at nothing: the client's clock must not decide what is replayed.
  return new ExtendedProtocol({
    subscribeRetryInterval: confirmMs,
    pongs: true,
    disableSessionRecovery: true,
    historyTimestamp: 0,
  })
}
