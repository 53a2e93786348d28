import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import { WebSocketServer } from 'ws'
import type { Broadcaster } from './broadcaster.ts'
import type { CableApp } from './cable-app.ts'
import type { CableSocket, SocketHome } from './cable-socket.ts'
import type { CableLimits } from './limits.ts'
import { CABLE_LIMITS } from './limits.ts'
import { createPacer } from './pacer.ts'
import type { CableClock, CableLog } from './ports.ts'
import { createSocketCommands } from './socket-commands.ts'
import { createStreamRegistry, type StreamRegistry } from './stream-registry.ts'
import { chooseSubprotocol } from './subprotocols.ts'
import { createTurns, type Turns } from './turns.ts'

/** Pings to thousands at once would hold everything else up: each part of the interval has its own. */
export const PING_PARTS = 30
/** Budget for new clients per turn of the event loop. */
const PACE_MS = 5

export type CableNodeOptions = {
  app: CableApp
  clock: CableClock
  /** Exact origins of the pages that may connect. A client that names no origin is no browser. */
  origins: readonly string[]
  broadcaster: Broadcaster
  /** Address of the client; default: that of its socket. */
  addressOf?: (request: IncomingMessage) => string
  /** A new unguessable text at each call: socket ids. */
  randomId: () => string
  log: CableLog
  limits?: Partial<CableLimits>
}

/** Ports and mutable state of a node. */
export type NodeState = {
  readonly options: CableNodeOptions
  readonly limits: CableLimits
  readonly log: CableLog
  readonly sockets: Map<WebSocket, CableSocket>
  /** Distribution of clients over the parts of the ping interval. */
  readonly turns: Turns<CableSocket>
  readonly registry: StreamRegistry<CableSocket>
  readonly pace: SocketHome['pace']
  readonly commands: ReturnType<typeof createSocketCommands>
  readonly server: WebSocketServer
  readonly figures: { slowDropCount: number }
  closing: boolean
}

export function openNode(options: CableNodeOptions): NodeState {
  const limits = { ...CABLE_LIMITS, ...options.limits }
  const registry = createStreamRegistry<CableSocket>()
  const figures = { slowDropCount: 0 }
  const log: CableLog = (entry) => {
    if (entry.code === 'client_too_slow') figures.slowDropCount += 1
    options.log(entry)
  }
  const { app, broadcaster } = options
  return {
    options,
    limits,
    log,
    sockets: new Map(),
    turns: createTurns<CableSocket>(PING_PARTS),
    registry,
    pace: createPacer(PACE_MS),
    commands: createSocketCommands({ app, registry, history: broadcaster.history, limits, log }),
    server: new WebSocketServer({
      noServer: true,
      clientTracking: true,
      perMessageDeflate: false,
      maxPayload: limits.maxMessageBytes,
      handleProtocols: chooseSubprotocol,
    }),
    figures,
    closing: false,
  }
}
