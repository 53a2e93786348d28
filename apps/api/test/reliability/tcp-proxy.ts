import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * What the network between two ends does.
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
  /** Connections that stand now. */
  openCount: () => number
  close: () => Promise<void>
}

const HEARD_MS = 50

/** Stands between a client and a server on this machine, and makes the weather. */
export async function createTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  let weather: Weather = { tag: 'pass' }
  const sockets = new Set<Socket>()
  const add = (socket: Socket, other: () => Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      // Who is silent does not say that the other end has gone, either.
      if (weather.tag !== 'silent') other().destroy()
    })
  }
  const server = createServer((near) => {
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
      if (weather.tag === 'silent') return
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
    openCount: () => sockets.size / 2,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
