import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import { CableSocket, type SocketHome } from './cable-socket.ts'
import { parseClientFrame } from './client-frame.ts'
import { pathOnly } from './connect-token.ts'
import { disconnectFrame } from './frames.ts'
import { CABLE_PATH } from './limits.ts'
import type { NodeState } from './node-state.ts'
import { SUBPROTOCOLS } from './subprotocols.ts'

/** Accepts upgrades; returns `false` for other paths and leaves them untouched. */
export function createEntrance(
  node: NodeState,
): (request: IncomingMessage, duplex: Duplex, head: Buffer) => boolean {
  const { server, pace } = node
  const accept = createAccept(node)
  return (request, duplex, head) => {
    if (pathOnly(request.url ?? '') !== CABLE_PATH) return false
    // Until its turn, no other listener handles its errors.
    duplex.on('error', ignore)
    pace(() => {
      if (node.closing) duplex.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n')
      else server.handleUpgrade(request, duplex, head, (ws) => accept(ws, duplex, request))
    })
    return true
  }
}

function createAccept(node: NodeState) {
  const { options, limits, log, sockets, turns, pace, commands } = node
  const { clock, origins, randomId, addressOf = socketAddress } = options
  const ears = earsOf(node)
  const home: SocketHome = { limits, log, pace, onGone: (socket) => part(node, socket) }
  return (ws: WebSocket, wire: Duplex, request: IncomingMessage): void => {
    const sid = randomId()
    ws.on('error', ears.onError)
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
    ws.on('close', ears.onClose)
    ws.on('pong', ears.onPong)
    ws.on('message', ears.onMessage)
  }
}

/** One shared function for all sockets; `this` is the socket. */
function earsOf({ options, log, sockets, commands }: NodeState) {
  const { clock } = options
  return {
    onError(this: WebSocket, error: Error): void {
      log({ code: 'socket_error', sid: sockets.get(this)?.sid ?? '', detail: error.name })
    },
    onClose(this: WebSocket): void {
      sockets.get(this)?.leave()
      sockets.delete(this)
    },
    onPong(this: WebSocket): void {
      const socket = sockets.get(this)
      if (socket !== undefined) socket.seenAt = clock.now()
    },
    onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
      const socket = sockets.get(this)
      if (socket === undefined || socket.closed) return
      socket.seenAt = clock.now()
      const frame = isBinary || !Buffer.isBuffer(data) ? null : parseClientFrame(data.toString())
      if (frame === null || frame.tag === 'pong') return
      socket.enqueue(() => commands.run(socket, frame))
    },
  }
}

function part({ turns, commands }: NodeState, socket: CableSocket): void {
  turns.delete(socket)
  commands.forget(socket)
  socket.enqueue(() => commands.disconnect(socket))
}

const ignore = (): void => undefined

const socketAddress = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? ''

function headersOf(request: IncomingMessage, address: string): Record<string, string> {
  const headers: Record<string, string> = { REMOTE_ADDR: address }
  for (const name of ['origin', 'cookie', 'sec-websocket-protocol', 'user-agent']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return headers
}
