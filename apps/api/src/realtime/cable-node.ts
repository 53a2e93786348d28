import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import { WebSocketServer } from 'ws'
import type { Broadcaster, CableMessage, DisconnectTarget, HeardSignal } from './broadcaster.ts'
import type { CableApp } from './cable-app.ts'
import { CableSocket, type SocketHome } from './cable-socket.ts'
import { parseClientFrame } from './client-frame.ts'
import { pathOnly } from './connect-token.ts'
import type { DisconnectReason, StreamPosition } from './frames.ts'
import { disconnectFrame, messageFrame, pingFrame } from './frames.ts'
import type { CableLimits } from './limits.ts'
import { CABLE_LIMITS, CABLE_PATH } from './limits.ts'
import { createPacer } from './pacer.ts'
import type { CableClock, CableLog } from './ports.ts'
import { createSessionCheck } from './session-check.ts'
import { createSocketCommands } from './socket-commands.ts'
import { createStreamRegistry } from './stream-registry.ts'
import { SUBPROTOCOLS, chooseSubprotocol } from './subprotocols.ts'
import { createTurns } from './turns.ts'
import { PROBE, textFrame } from './ws-frame.ts'

/** Pings to thousands at once would hold everything else up: each part of the interval has its own. */
const PING_PARTS = 30
/** What those who come may take of one turn of the event loop. */
const PACE_MS = 5

export type CableNodeOptions = {
  app: CableApp
  clock: CableClock
  /** Exact origins of the pages that may connect. A client that names no origin is no browser. */
  origins: readonly string[]
  broadcaster: Broadcaster
  /** Whose address stands for the client; default: the address of its socket. */
  addressOf?: (request: IncomingMessage) => string
  /** A new unguessable text at each call: socket ids. */
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
  const { app, clock, origins, broadcaster, randomId, addressOf = socketAddress } = options
  const limits = { ...CABLE_LIMITS, ...options.limits }
  const sockets = new Map<WebSocket, CableSocket>()
  /** Who is asked for a sign of life in which part of the interval. */
  const turns = createTurns<CableSocket>(PING_PARTS)
  const registry = createStreamRegistry<CableSocket>()
  const pace = createPacer(PACE_MS)
  let slowDropCount = 0
  const log: CableLog = (entry) => {
    if (entry.code === 'client_too_slow') slowDropCount += 1
    options.log(entry)
  }
  const commands = createSocketCommands({
    app,
    registry,
    history: broadcaster.history,
    limits,
    log,
  })
  const checkSessions = createSessionCheck({ app, sockets: turns, log })
  const home: SocketHome = { limits, log, onGone: part, pace }
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
    // Until it is its turn, nobody else hears that it broke.
    duplex.on('error', ignore)
    pace(() => {
      if (closing) duplex.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n')
      else server.handleUpgrade(request, duplex, head, (ws) => accept(ws, duplex, request))
    })
    return true
  }

  function accept(ws: WebSocket, wire: Duplex, request: IncomingMessage): void {
    const sid = randomId()
    ws.on('error', onError)
    const { origin } = request.headers
    if (origin !== undefined && !origins.includes(origin)) {
      log({ code: 'foreign_origin', sid })
      // A refused upgrade is invisible to a browser, which would retry for ever: say it in-band.
      ws.send(disconnectFrame('unauthorized', false))
      return ws.close(1000)
    }
    const socket = new CableSocket({
      sid,
      extended: ws.protocol === SUBPROTOCOLS.extended,
      at: clock.now(),
      env: {
        url: request.url ?? '',
        headers: headersOf(request, addressOf(request)),
        cstate: {},
        istate: {},
      },
      home,
      ws,
      wire,
    })
    sockets.set(ws, socket)
    turns.add(socket)
    socket.enqueue(() => commands.connect(socket))
    ws.on('close', onClose)
    ws.on('pong', onPong)
    ws.on('message', onMessage)
  }

  // One function for all sockets each; which of them it is stands in `this`.
  function onError(this: WebSocket, error: Error): void {
    log({ code: 'socket_error', sid: sockets.get(this)?.sid ?? '', detail: error.name })
  }

  function onClose(this: WebSocket): void {
    sockets.get(this)?.leave()
    sockets.delete(this)
  }

  function onPong(this: WebSocket): void {
    const socket = sockets.get(this)
    if (socket !== undefined) socket.seenAt = clock.now()
  }

  function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
    const socket = sockets.get(this)
    if (socket === undefined || socket.closed) return
    socket.seenAt = clock.now()
    const frame = isBinary || !Buffer.isBuffer(data) ? null : parseClientFrame(data.toString())
    if (frame === null || frame.tag === 'pong') return
    socket.enqueue(() => commands.run(socket, frame))
  }

  function part(socket: CableSocket): void {
    turns.delete(socket)
    commands.forget(socket)
    socket.enqueue(() => commands.disconnect(socket))
  }

  function deliver(message: CableMessage, position: StreamPosition): void {
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

  function receive(signal: HeardSignal): void {
    if (signal.tag === 'message') return deliver(signal.message, signal.position)
    for (const socket of turns)
      if (isTarget(socket, signal.target)) socket.disconnect(signal.reason, signal.reconnect)
  }

  function recover(): void {
    for (const socket of turns) socket.disconnect('server_restart', true)
  }

  function ping(): void {
    const at = clock.now()
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

  function forget(): void {
    broadcaster.history
      .forget()
      .catch((error: unknown) =>
        log({ code: 'forget_failed', detail: error instanceof Error ? error.message : '' }),
      )
  }

  const stops = [
    broadcaster.subscribe({ signal: receive, gap: recover }),
    clock.every(limits.pingMs / PING_PARTS, ping),
    clock.every(limits.sessionCheckMs, checkSessions),
    clock.every(limits.historyMs / 10, forget),
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
    for (const socket of turns) socket.disconnect('server_restart', true)
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
      socketCount: turns.size,
      streamCount: registry.streamCount,
      slowDropCount,
    }),
    close,
  }
}

const ignore = (): void => undefined

function isTarget({ identity }: CableSocket, target: DisconnectTarget): boolean {
  if (identity.tag === 'connecting') return false
  if (target.tag === 'session') return identity.sessionId === target.session_id
  return identity.userId === target.user_id
}

const socketAddress = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? ''

function headersOf(request: IncomingMessage, address: string): Record<string, string> {
  const headers: Record<string, string> = { REMOTE_ADDR: address }
  for (const name of ['origin', 'cookie', 'sec-websocket-protocol', 'user-agent']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return headers
}
