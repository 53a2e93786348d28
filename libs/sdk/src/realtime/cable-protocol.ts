import { ActionCableExtendedProtocol, ActionCableProtocol, DisconnectedError } from '@anycable/core'
import type { ReasonError } from '@anycable/core'

export type CableProtocolName = 'actioncable-v1-json' | 'actioncable-v1-ext-json'

/**
 * The library loses the reason of a reset in some paths. A subscribe that was pending then counts
 * as failed for good instead of waiting for the next connection, so a reason is always given.
 */
class PlainProtocol extends ActionCableProtocol {
  override reset(reason?: ReasonError): void {
    super.reset(reason ?? new DisconnectedError('reset'))
  }
}

class ExtendedProtocol extends ActionCableExtendedProtocol {
  override reset(reason: ReasonError = new DisconnectedError('reset')): void {
    ActionCableProtocol.prototype.reset.call(this, reason)
    super.reset(reason)
  }
}

/** The protocol object of a name. */
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
