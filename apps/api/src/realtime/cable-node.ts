import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { WebSocketServer } from 'ws'
import type { Broadcaster, CableMessage, CableSignal, DisconnectTarget } from './broadcaster.ts'
import type { CableApp } from './cable-app.ts'
import type { CableSocket } from './cable-socket.ts'
import { createCableSocket } from './cable-socket.ts'
import { parseClientFrame } from './client-frame.ts'
import { pathOnly } from './connect-token.ts'
import type { DisconnectReason } from './frames.ts'
import { disconnectFrame, messageFrame, pingFrame } from './frames.ts'
import type { CableLimits } from './limits.ts'
import { CABLE_LIMITS } from './limits.ts'
import type { CableClock, CableLog } from './ports.ts'
import { createSessionCheck } from './session-check.ts'
import { createSocketCommands } from './socket-commands.ts'
import { createStreamHistory } from './stream-history.ts'
import { createStreamRegistry } from './stream-registry.ts'
import { SUBPROTOCOLS, chooseSubprotocol } from './subprotocols.ts'

export const CABLE_PATH = '/cable'

export type CableNodeOptions = {
  app: CableApp
  clock: CableClock
  /** Exact origins of the pages that may connect. A client that names no origin is no browser. */
  origins: readonly string[]
  broadcaster: Broadcaster
  /** A new unguessable text at each call: socket ids and history epochs. */
  randomId: () => string
  log: CableLog
  limits?: Partial<CableLimits>
}

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
  const { app, clock, origins, broadcaster, randomId } = options
  const limits = { ...CABLE_LIMITS, ...options.limits }
  const sockets = new Set<CableSocket>()
  const registry = createStreamRegistry<CableSocket>()
  const history = createStreamHistory({
    epoch: randomId(),
    at: clock.now(),
    maxMessageCount: limits.historyMessageCount,
    keepMs: limits.historyMs,
  })
  let slowDropCount = 0
  const log: CableLog = (entry) => {
    if (entry.code === 'client_too_slow') slowDropCount += 1
    options.log(entry)
  }
  const commands = createSocketCommands({ app, clock, registry, history, limits, log })
  const checkSessions = createSessionCheck({ app, sockets, log })
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    perMessageDeflate: false,
    maxPayload: limits.maxMessageBytes,
    handleProtocols: chooseSubprotocol,
  })
  let closing = false

  function handleUpgrade(request: IncomingMessage, duplex: Duplex, head: Buffer): boolean {
    if (pathOnly(request.url ?? '') !== CABLE_PATH) return false
    if (closing) {
      duplex.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n')
      return true
    }
    server.handleUpgrade(request, duplex, head, (ws) => accept(ws, request))
    return true
  }

  function accept(ws: WebSocket, request: IncomingMessage): void {
    const sid = randomId()
    ws.on('error', (error) => log({ code: 'socket_error', sid, detail: error.name }))
    const { origin } = request.headers
    if (origin !== undefined && !origins.includes(origin)) {
      log({ code: 'foreign_origin', sid })
      // A refused upgrade is invisible to a browser, which would retry for ever: say it in-band.
      ws.send(disconnectFrame('unauthorized', false))
      return ws.close(1000)
    }
    const socket = createCableSocket({
      ws,
      sid,
      extended: ws.protocol === SUBPROTOCOLS.extended,
      at: clock.now(),
      env: { url: request.url ?? '', headers: headersOf(request), cstate: {}, istate: {} },
      limits,
      log,
      onGone: () => {
        sockets.delete(socket)
        commands.forget(socket)
        socket.enqueue(() => commands.disconnect(socket))
      },
    })
    sockets.add(socket)
    socket.enqueue(() => commands.connect(socket))
    ws.on('pong', () => {
      socket.seenAt = clock.now()
    })
    ws.on('message', (data, isBinary) => {
      socket.seenAt = clock.now()
      const frame = isBinary || !Buffer.isBuffer(data) ? null : parseClientFrame(data.toString())
      if (frame === null || frame.tag === 'pong') return
      socket.enqueue(() => commands.run(socket, frame))
    })
  }

  function deliver(stream: string, message: CableMessage): void {
    const payload = JSON.stringify(message)
    const position = history.append(stream, payload, clock.now())
    for (const [identifier, members] of registry.listeners(stream)) {
      const plain = Buffer.from(messageFrame(identifier, payload))
      const extended = Buffer.from(messageFrame(identifier, payload, position))
      for (const socket of members) socket.send(socket.extended ? extended : plain)
    }
  }

  function receive(signal: CableSignal): void {
    if (signal.tag === 'message') return deliver(signal.stream, signal.message)
    for (const socket of sockets)
      if (isTarget(socket, signal.target)) socket.disconnect(signal.reason, signal.reconnect)
  }

  function recover(): void {
    history.restart(randomId(), clock.now())
    for (const socket of sockets) socket.disconnect('server_restart', true)
  }

  function ping(): void {
    const at = clock.now()
    const frame = Buffer.from(pingFrame(at))
    for (const socket of sockets) {
      if (socket.paused) socket.seenAt = at
      if (socket.identity.tag === 'connecting') {
        if (at - socket.openedAt >= limits.connectMs) socket.close(1011)
      } else if (at - socket.seenAt >= limits.silentMs) {
        socket.send(disconnectFrame('no_pong', true))
        socket.terminate('half_open')
      } else {
        socket.send(frame)
        socket.probe()
      }
    }
  }

  const stops = [
    broadcaster.subscribe({ signal: receive, gap: recover }),
    clock.every(limits.pingMs, ping),
    clock.every(limits.sessionCheckMs, checkSessions),
    clock.every(limits.historyMs / 10, () => history.sweep(clock.now())),
  ]

  async function close(): Promise<void> {
    if (closing) return
    closing = true
    for (const stop of stops) stop()
    const gone = [...server.clients].map(
      (ws) => new Promise<void>((resolve) => ws.once('close', () => resolve())),
    )
    const stopWaiting = clock.every(limits.closeMs, () => {
      for (const ws of server.clients) ws.terminate()
    })
    for (const socket of sockets) socket.disconnect('server_restart', true)
    await Promise.all(gone)
    stopWaiting()
    server.close()
  }

  return {
    handleUpgrade,
    broadcast: (stream, message) => broadcaster.publish({ tag: 'message', stream, message }),
    disconnect: (target, why = { reason: 'remote', reconnect: true }) =>
      broadcaster.publish({ tag: 'disconnect', target, ...why }),
    stats: () => ({
      socketCount: sockets.size,
      streamCount: registry.streamCount,
      slowDropCount,
    }),
    close,
  }
}

function isTarget({ identity }: CableSocket, target: DisconnectTarget): boolean {
  if (identity.tag === 'connecting') return false
  if (target.tag === 'session') return identity.actor.session_id === target.session_id
  return identity.actor.user_id === target.user_id
}

function headersOf(request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = { REMOTE_ADDR: request.socket.remoteAddress ?? '' }
  for (const name of ['origin', 'cookie', 'sec-websocket-protocol', 'user-agent']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return headers
}
