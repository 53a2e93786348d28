import type { CableMessage, DisconnectTarget, HeardSignal } from './broadcaster.ts'
import type { CableSocket } from './cable-socket.ts'
import type { StreamPosition } from './frames.ts'
import { disconnectFrame, messageFrame, pingFrame } from './frames.ts'
import type { NodeState } from './node-state.ts'
import { PROBE, textFrame } from './ws-frame.ts'

/** Handles a signal from any process. */
export function receive(node: NodeState, signal: HeardSignal): void {
  if (signal.tag === 'message') return deliver(node, signal.message, signal.position)
  for (const socket of node.turns)
    if (isTarget(socket, signal.target)) socket.disconnect(signal.reason, signal.reconnect)
}

function deliver({ registry }: NodeState, message: CableMessage, position: StreamPosition): void {
  const payload = JSON.stringify(message)
  for (const { identifier, members } of registry.listeners(position.stream)) {
    let [plain, extended]: (Buffer | undefined)[] = []
    for (const socket of members)
      socket.deliver(
        identifier,
        position,
        socket.extended
          ? (extended ??= textFrame(messageFrame(identifier, payload, position)))
          : (plain ??= textFrame(messageFrame(identifier, payload))),
      )
  }
}

function isTarget({ identity }: CableSocket, target: DisconnectTarget): boolean {
  if (identity.tag === 'connecting') return false
  if (target.tag === 'session') return identity.sessionId === target.session_id
  return identity.userId === target.user_id
}

/** Tells every client to come back later. */
export function sendAway({ turns }: NodeState): void {
  for (const socket of turns) socket.disconnect('server_restart', true)
}

/** Pings one part of the clients, and closes those that did not answer. */
export function ping({ options, turns, limits }: NodeState): void {
  const at = options.clock.now()
  const frame = Buffer.concat([textFrame(pingFrame(at)), PROBE])
  for (const socket of turns.next()) {
    if (socket.paused) socket.seenAt = at
    if (socket.identity.tag === 'connecting') {
      if (at - socket.openedAt >= limits.connectMs) socket.close(1011)
    } else if (at - socket.seenAt >= limits.silentMs) {
      socket.send(disconnectFrame('no_pong', true))
      socket.terminate('half_open')
    } else {
      socket.sendWire(frame)
    }
  }
}

/** Drops history that is too old to be requested. */
export function forgetHistory({ options, log }: NodeState): void {
  options.broadcaster.history
    .forget()
    .catch((error: unknown) =>
      log({ code: 'forget_failed', detail: error instanceof Error ? error.message : '' }),
    )
}
