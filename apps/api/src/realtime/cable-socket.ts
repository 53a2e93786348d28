import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { DisconnectReason, StreamPosition } from './frames.ts'
import { disconnectFrame } from './frames.ts'
import type { CableLimits } from './limits.ts'
import type { CableLog } from './ports.ts'
import type { RpcEnv } from './rpc-shapes.ts'
import type { StreamGroup } from './stream-registry.ts'
import { textFrame } from './ws-frame.ts'

/** Streams of one subscription, and the channel's state for it. */
export type Subscription = {
  readonly identifier: string
  groups: StreamGroup<CableSocket>[]
  istate: Readonly<Record<string, string>>
}

/** Owner of this socket: unknown until the application accepted it. */
type SocketIdentity =
  | { tag: 'connecting' }
  | { tag: 'known'; identifiers: string; userId: string; sessionId: string }

/** State shared by all sockets of a node. */
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
  /** Target of the socket's writes; always holds complete frames. */
  wire: Duplex
}

type HeldMessage = { readonly position: StreamPosition; readonly frame: Buffer }

/** The history that was sent of a stream under an identifier reaches to this offset. */
type Replayed = { readonly identifier: string; readonly stream: string; readonly upTo: number }

type Task = () => Promise<void>

const NONE: readonly Replayed[] = Object.freeze([])
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
  /** The application's state of the connection. */
  env: RpcEnv
  subscriptions: readonly Subscription[] = []
  identity: SocketIdentity = CONNECTING
  closed = false
  /** True while reading is paused because its commands pile up. */
  paused = false
  /** When the client last showed life. */
  seenAt: number
  #held: { readonly identifier: string; readonly messages: HeldMessage[] } | null = null
  /** Kept until a newer message of the stream arrives: replayed messages may arrive again later. */
  #replayed: readonly Replayed[] = NONE
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

  /** Sends an encoded frame directly: it never interleaves with parts of another frame. */
  sendWire(frame: Buffer): void {
    if (this.closed || this.#ws.readyState !== OPEN) return
    const { maxUnsentBytes } = this.#home.limits
    if (this.#ws.bufferedAmount + frame.length > maxUnsentBytes)
      return this.terminate('client_too_slow')
    this.#wire.write(frame)
  }

  /** A broadcast: sent now, or kept back while the history of its subscription is read. */
  deliver(identifier: string, position: StreamPosition, frame: Buffer): void {
    if (this.#held?.identifier !== identifier) {
      if (!this.#wasReplayed(identifier, position)) this.sendWire(frame)
      return
    }
    const { messages } = this.#held
    messages.push({ position, frame })
    if (messages.length > this.#home.limits.maxHeldMessageCount) this.terminate('client_too_slow')
  }

  /** Keeps broadcasts of a subscription back. Commands run one after another: of one at a time. */
  hold(identifier: string): void {
    this.#held = { identifier, messages: [] }
  }

  /** Sends the held-back messages except those in the history, then stops holding. */
  letGo(sentUpTo: ReadonlyMap<string, number>): void {
    if (this.#held === null) return
    const { identifier, messages } = this.#held
    this.#held = null
    const sent = [...sentUpTo].map(([stream, upTo]) => ({ identifier, stream, upTo }))
    if (sent.length > 0) this.#replayed = [...this.#replayed, ...sent]
    for (const { position, frame } of messages) this.deliver(identifier, position, frame)
  }

  #wasReplayed(identifier: string, { stream, offset }: StreamPosition): boolean {
    if (this.#replayed.length === 0) return false
    const isOf = (each: Replayed) => each.stream === stream && each.identifier === identifier
    if (this.#replayed.some((each) => isOf(each) && offset <= each.upTo)) return true
    this.#replayed = this.#replayed.filter((each) => !isOf(each))
    return false
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

  /** Runs after all earlier entries; failures are logged and the queue continues. */
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
