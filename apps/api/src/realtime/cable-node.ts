import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { CableMessage, DisconnectTarget } from './broadcaster.ts'
import type { DisconnectReason } from './frames.ts'
import { forgetHistory, ping, receive, sendAway } from './node-signals.ts'
import { createEntrance } from './node-sockets.ts'
import { openNode, PING_PARTS, type CableNodeOptions, type NodeState } from './node-state.ts'
import { createSessionCheck } from './session-check.ts'

export type { CableNodeOptions } from './node-state.ts'

export type CableNode = {
  /** Takes over an upgrade of `/cable`; `false` for any other path, the socket left untouched. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Sends to every subscriber of the stream, in every process. */
  broadcast(stream: string, message: CableMessage): Promise<void>
  /** Closes the sockets of a session or a person, in every process. */
  disconnect(
    target: DisconnectTarget,
    why?: { reason: DisconnectReason; reconnect: boolean },
  ): Promise<void>
  stats(): { socketCount: number; streamCount: number; slowDropCount: number }
  /** Tells every client to come back later (`server_restart`), waits for them, cuts off the rest. */
  close(): Promise<void>
}

/**
 * The embedded Action Cable server: sockets, pings, streams and history in this process, with the
 * application answering as it would answer AnyCable.
 *
 * @throws RealtimeError 'broadcast_too_large' from `broadcast`, when the broadcaster has a limit
 * @source realtime design §1, §2; reliability C3, T16, F15, F16
 */
export function createCableNode(options: CableNodeOptions): CableNode {
  const { clock, broadcaster, app } = options
  const node = openNode(options)
  const { limits, turns, log, registry, figures } = node
  const handleUpgrade = createEntrance(node)
  const stops = [
    broadcaster.subscribe({
      signal: (signal) => receive(node, signal),
      gap: () => sendAway(node),
    }),
    clock.every(limits.pingMs / PING_PARTS, () => ping(node)),
    clock.every(limits.sessionCheckMs, createSessionCheck({ app, sockets: turns, log })),
    clock.every(limits.historyMs / 10, () => forgetHistory(node)),
  ]
  return {
    handleUpgrade,
    broadcast: (stream, message) => broadcaster.publish({ tag: 'message', stream, message }),
    disconnect: (target, why = { reason: 'remote', reconnect: true }) =>
      broadcaster.publish({ tag: 'disconnect', target, ...why }),
    stats: () => ({
      socketCount: turns.size,
      streamCount: registry.streamCount,
      slowDropCount: figures.slowDropCount,
    }),
    async close() {
      if (node.closing) return
      node.closing = true
      for (const stop of stops) stop()
      await emptyNode(node)
    },
  }
}

async function emptyNode(node: NodeState): Promise<void> {
  const { server, limits, options } = node
  const gone = [...server.clients].map(
    (ws) => new Promise<void>((resolve) => ws.once('close', () => resolve())),
  )
  const stopWaiting = options.clock.every(limits.closeMs, () => {
    for (const ws of server.clients) ws.terminate()
  })
  sendAway(node)
  await Promise.all(gone)
  stopWaiting()
  server.close()
}
