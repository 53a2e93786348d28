import type { WebSocket } from 'ws'
import type { DisconnectReason } from './frames.ts'
import { disconnectFrame } from './frames.ts'
import type { CableLimits } from './limits.ts'
import type { Actor, CableLog } from './ports.ts'
import type { RpcEnv } from './rpc-shapes.ts'

export type Subscription = { streams: Set<string>; istate: Record<string, string> }

/** Who holds this socket: unknown until the application welcomed it. */
type SocketIdentity = { tag: 'connecting' } | { tag: 'known'; identifiers: string; actor: Actor }

/**
 * One client: sending with a limit on what is unsent, and its commands one after another.
 */
export type CableSocket = {
  readonly sid: string
  readonly extended: boolean
  readonly openedAt: number
  readonly closed: boolean
  readonly subscriptions: Map<string, Subscription>
  identity: SocketIdentity
  env: RpcEnv
  /** When the client last showed life. */
  seenAt: number
  /** True while reading is paused because its commands pile up. */
  readonly paused: boolean
  send(frame: string | Buffer): void
  /** Says why, then closes. */
  disconnect(reason: DisconnectReason, reconnect: boolean): void
  close(code: number): void
  terminate(code: string): void
  probe(): void
  /** Runs after everything queued before; failures are logged, the queue goes on. */
  enqueue(run: () => Promise<void>): void
}

export function createCableSocket(options: {
  ws: WebSocket
  sid: string
  extended: boolean
  at: number
  env: RpcEnv
  limits: CableLimits
  log: CableLog
  onGone: () => void
}): CableSocket {
  const { ws, sid, limits, log } = options
  let closed = false
  let tail = Promise.resolve()
  let queuedCount = 0
  let paused = false

  function leave(): boolean {
    if (closed) return false
    closed = true
    options.onGone()
    return true
  }

  function settle(): void {
    queuedCount -= 1
    if (!paused || queuedCount > 0) return
    paused = false
    ws.resume()
  }

  const socket: CableSocket = {
    sid,
    extended: options.extended,
    openedAt: options.at,
    subscriptions: new Map(),
    identity: { tag: 'connecting' },
    env: options.env,
    seenAt: options.at,
    get closed() {
      return closed
    },
    get paused() {
      return paused
    },
    send(frame) {
      if (closed) return
      if (ws.bufferedAmount + frame.length > limits.maxUnsentBytes)
        return socket.terminate('client_too_slow')
      ws.send(frame, { binary: false })
    },
    disconnect(reason, reconnect) {
      socket.send(disconnectFrame(reason, reconnect))
      socket.close(1000)
    },
    close(code) {
      if (leave()) ws.close(code)
    },
    terminate(code) {
      if (leave()) log({ code, sid })
      ws.terminate()
    },
    probe() {
      if (!closed) ws.ping()
    },
    enqueue(run) {
      queuedCount += 1
      if (queuedCount > limits.maxQueuedCommandCount && !paused) {
        paused = true
        ws.pause()
      }
      tail = tail
        .then(run)
        .catch((error: unknown) =>
          log({
            code: 'socket_task_failed',
            sid,
            detail: error instanceof Error ? error.name : '',
          }),
        )
        .then(settle)
    },
  }
  ws.on('close', leave)
  return socket
}
