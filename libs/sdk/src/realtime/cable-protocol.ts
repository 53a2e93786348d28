import { ActionCableExtendedProtocol, ActionCableProtocol, DisconnectedError } from '@anycable/core'
import type { ReasonError } from '@anycable/core'
import { isRecord } from '../errors/read-failure.ts'
import type { Clock } from '../ports/clock.ts'
import { Confirmations } from './confirmations.ts'

export type CableProtocolName = 'actioncable-v1-json' | 'actioncable-v1-ext-json'

type Received = Parameters<ActionCableProtocol['receive']>[0]

/**
 * The library loses the reason of a reset in some paths. A subscribe that was pending then counts
 * as failed for good instead of waiting for the next connection, so a reason is always given.
 */
class PlainProtocol extends ActionCableProtocol {
  readonly #confirmed: Confirmations

  constructor(clock: Clock, options: ConstructorParameters<typeof ActionCableProtocol>[0]) {
    super(options)
    this.#confirmed = new Confirmations(clock)
  }

  /** @internal Called by the library when it has asked for a subscription. */
  maybeRetrySubscribe(_id: number, identifier: string): void {
    this.#confirmed.await(this, identifier)
  }

  override receive(message: Received) {
    // A frame is foreign data: `null` is JSON, too.
    if (!isRecord(message) || this.#confirmed.isRepeated(message)) return this.cable.keepalive()
    return super.receive(message)
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
  readonly #confirmed: Confirmations

  constructor(clock: Clock, options: ConstructorParameters<typeof ActionCableExtendedProtocol>[0]) {
    super(options)
    this.#confirmed = new Confirmations(clock)
  }

  /** @internal Called by the library when it has asked for a subscription. */
  maybeRetrySubscribe(_id: number, identifier: string): void {
    this.#confirmed.await(this, identifier)
  }

  override receive(message: Received) {
    // A frame is foreign data: `null` is JSON, too.
    if (!isRecord(message) || this.#confirmed.isRepeated(message)) return this.cable.keepalive()
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

/** @internal The protocol object of a name. */
export function createProtocol(
  name: CableProtocolName,
  confirmMs: number,
  clock: Clock,
): ActionCableProtocol {
  const wait = { subscribeRetryInterval: confirmMs }
  if (name === 'actioncable-v1-json') return new PlainProtocol(clock, wait)
  // Without session recovery a lost connection is told to the channels; with it their marks would
  // stay green. History starts at nothing: the client's clock must not decide what is replayed.
  return new ExtendedProtocol(clock, {
    ...wait,
    pongs: true,
    disableSessionRecovery: true,
    historyTimestamp: 0,
  })
}
