import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { DisconnectReason, StreamPosition } from './frames.ts'
import { disconnectFrame } from './frames.ts'
import type { CableLimits } from './limits.ts'
import type { CableLog } from './ports.ts'
import type { RpcEnv } from './rpc-shapes.ts'
import type { StreamGroup } from './stream-registry.ts'
import { textFrame } from './ws-frame.ts'

/** What one subscription listens to, and the channel's state of it. */
export type Subscription = {
  readonly identifier: string
  groups: StreamGroup<CableSocket>[]
  istate: Readonly<Record<string, string>>
}

/** Who holds this socket: unknown until the application welcomed it. */
type SocketIdentity =
  | { tag: 'connecting' }
  | { tag: 'known'; identifiers: string; userId: string; sessionId: string }

/** What all sockets of a node share. */
export type SocketHome = {
  readonly limits: CableLimits
  readonly log: CableLog
  readonly onGone: (socket: CableSocket) => void
  /** Starts work when there is time for it. */
  readonly pace: (task: () => void) => void
}

type NewSocket = {
  sid: string
  extended: boolean
  at: number
  env: RpcEnv
  home: SocketHome
  ws: WebSocket
  /** What the socket writes to; it holds whole frames at any moment. */
  wire: Duplex
}

type HeldMessage = { readonly position: StreamPosition; readonly frame: Buffer }

type Task = () => Promise<void>

const CONNECTING: SocketIdentity = { tag: 'connecting' }
const OPEN = 1

/**
 * One client: sending with a limit on what is unsent, and its commands one after another. There are
 * thousands of them, so that each holds as little as it can: no function, timer or map of its own.
 */
export class CableSocket {
  readonly sid: string
  readonly extended: boolean
  readonly openedAt: number
  /** What the application knows of the connection. */
  env: RpcEnv
  subscriptions: readonly Subscription[] = []
  identity: SocketIdentity = CONNECTING
  closed = false
  /** True while reading is paused because its commands pile up. */
  paused = false
  /** When the client last showed life. */
  seenAt: number
  #held: { readonly identifier: string; readonly messages: HeldMessage[] } | null = null
  #queue: Task[] | null = null
  #queuedCount = 0
  readonly #home: SocketHome
  readonly #ws: WebSocket
  readonly #wire: Duplex

  constructor({ sid, extended, at, env, home, ws, wire }: NewSocket) {
    this.sid = sid
    this.extended = extended
    this.openedAt = at
    this.seenAt = at
    this.env = env
    this.#home = home
    this.#ws = ws
    this.#wire = wire
  }

  send(frame: string): void {
    if (!this.closed) this.sendWire(textFrame(frame))
  }

  /** Sends what is already framed, straight to the wire: it never stands between parts of another. */
  sendWire(frame: Buffer): void {
    if (this.closed || this.#ws.readyState !== OPEN) return
    const { maxUnsentBytes } = this.#home.limits
    if (this.#ws.bufferedAmount + frame.length > maxUnsentBytes)
      return this.terminate('client_too_slow')
    this.#wire.write(frame)
  }

  /** A broadcast: sent now, or kept back while the history of its subscription is read. */
  deliver(identifier: string, position: StreamPosition, frame: Buffer): void {
    if (this.#held?.identifier !== identifier) return this.sendWire(frame)
    const { messages } = this.#held
    messages.push({ position, frame })
    if (messages.length > this.#home.limits.maxHeldMessageCount) this.terminate('client_too_slow')
  }

  /** Keeps broadcasts of a subscription back. Commands run one after another: of one at a time. */
  hold(identifier: string): void {
    this.#held = { identifier, messages: [] }
  }

  /** Sends those that were kept back and are wanted, and holds nothing any more. */
  letGo(wants: (position: StreamPosition) => boolean): void {
    const messages = this.#held?.messages ?? []
    this.#held = null
    for (const { position, frame } of messages) if (wants(position)) this.sendWire(frame)
  }

  /** Says why, then closes. */
  disconnect(reason: DisconnectReason, reconnect: boolean): void {
    this.send(disconnectFrame(reason, reconnect))
    this.close(1000)
  }

  close(code: number): void {
    if (this.leave()) this.#ws.close(code)
  }

  terminate(code: string): void {
    if (this.leave()) this.#home.log({ code, sid: this.sid })
    this.#ws.terminate()
  }

  /** It takes part no longer; `false` when it had left before. */
  leave(): boolean {
    if (this.closed) return false
    this.closed = true
    this.#home.onGone(this)
    return true
  }

  /** Runs after everything queued before; failures are logged, the queue goes on. */
  enqueue(task: Task): void {
    this.#queuedCount += 1
    if (this.#queuedCount > this.#home.limits.maxQueuedCommandCount && !this.paused) {
      this.paused = true
      this.#ws.pause()
    }
    if (this.#queue !== null) return void this.#queue.push(task)
    const queue = [task]
    this.#queue = queue
    this.#home.pace(() => void this.#work(queue))
  }

  async #work(queue: Task[]): Promise<void> {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
      try {
        await task()
      } catch (error) {
        const detail = error instanceof Error ? error.name : ''
        this.#home.log({ code: 'socket_task_failed', sid: this.sid, detail })
      }
      this.#queuedCount -= 1
    }
    this.#queue = null
    if (!this.paused) return
    this.paused = false
    this.#ws.resume()
  }
}
