import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * State of the network between two ends.
 *
 * - `pass` · `slow`: each piece arrives later
 * - `silent`: connections stand, nothing arrives any more (a half-open connection)
 * - `reset`: whatever is open is cut by RST, and so is each new connection
 */
export type Weather =
  | { tag: 'pass' }
  | { tag: 'slow'; byMs: number }
  | { tag: 'silent' }
  | { tag: 'reset' }

export interface TcpProxy {
  port: number
  /** After `reset`, both ends have heard of it. */
  set: (weather: Weather) => Promise<void>
  /** Leads to another server from now on; what stands goes on as it is. */
  aim: (target: Target) => void
  /** Silences the present connections for good; new ones are not affected. */
  hush: () => void
  /** Connections that stand now. */
  openCount: () => number
  /** Connections that were asked for since it stands. */
  askedCount: () => number
  close: () => Promise<void>
}

export interface Target {
  host: string
  port: number
}

const HEARD_MS = 50

/** Stands between a client and a server on this machine, and makes the weather. */
export async function createTcpProxy(first: Target): Promise<TcpProxy> {
  let weather: Weather = { tag: 'pass' }
  let target = first
  let askedCount = 0
  const sockets = new Set<Socket>()
  const hushed = new WeakSet<Socket>()
  const add = (socket: Socket, other: () => Socket) => {
    sockets.add(socket)
    // Else a second piece waits for the acknowledgement of the first: 40 ms of weather nobody made.
    socket.setNoDelay(true)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      // A silent connection does not report that the other end has gone, either.
      if (weather.tag !== 'silent' && !hushed.has(socket)) other().destroy()
    })
  }
  const server = createServer((near) => {
    askedCount += 1
    if (weather.tag === 'reset') {
      near.resetAndDestroy()
      return
    }
    const far = connect(target)
    add(near, () => far)
    add(far, () => near)
    carry(near, far)
    carry(far, near)
  })
  const carry = (from: Socket, to: Socket) => {
    from.on('data', (piece) => {
      if (weather.tag === 'silent' || hushed.has(from)) return
      if (weather.tag === 'slow') setTimeout(() => to.write(piece), weather.byMs)
      else to.write(piece)
    })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    async set(next) {
      weather = next
      if (next.tag !== 'reset') return
      for (const socket of sockets) socket.resetAndDestroy()
      await wait(HEARD_MS)
    },
    aim: (next) => void (target = next),
    hush() {
      for (const socket of sockets) hushed.add(socket)
    },
    openCount: () => sockets.size / 2,
    askedCount: () => askedCount,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
