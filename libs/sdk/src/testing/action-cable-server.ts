import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'

interface Command {
  readonly command: string
  readonly identifier: string
  readonly data?: string
  readonly history?: unknown
}

export interface TestCableServer {
  readonly url: string
  /** Tickets in the order in which connections brought them. */
  readonly tickets: string[]
  /** Queries of the addresses, in the same order. */
  readonly queries: string[]
  readonly commands: Command[]
  openCount(): number
  send(frame: unknown): void
  broadcast(identifier: string, message: unknown): void
  /** Drops every connection without a word, as a lost network does. */
  drop(): void
  close(): Promise<void>
}

export interface TestCableBehaviour {
  /** Frames to greet a connection with; an empty list never says welcome. */
  greet?: (ticket: string) => unknown[]
  /** Frames that answer a subscribe. */
  subscribe?: (identifier: string) => unknown[]
  /** Pause between pings; none by default. */
  pingMs?: number
  /** A server that listens already; default: one of its own on a free port. */
  on?: Server
}

/** A real, minimal Action Cable server on a free port, for tests. */
export async function startCableServer(
  behaviour: TestCableBehaviour = {},
): Promise<TestCableServer> {
  const greet = behaviour.greet ?? (() => [{ type: 'welcome' }])
  const confirm = (identifier: string) => [{ type: 'confirm_subscription', identifier }]
  const { on } = behaviour
  const server = new WebSocketServer({
    ...(on ? { server: on } : { port: 0, host: '127.0.0.1' }),
    handleProtocols: (offered) => [...offered][0] ?? false,
  })
  const tickets: string[] = []
  const queries: string[] = []
  const commands: Command[] = []
  server.on('connection', (socket, request) => {
    const { search, searchParams } = new URL(request.url ?? '/', 'ws://x')
    const ticket = searchParams.get('token') ?? ''
    tickets.push(ticket)
    queries.push(search)
    const tell = (frame: unknown) => socket.send(JSON.stringify(frame))
    for (const frame of greet(ticket)) tell(frame)
    socket.on('message', (raw: Buffer) => {
      // The peer is the client under test.
      const command = JSON.parse(raw.toString()) as Command
      if (command.command === 'pong') return
      commands.push(command)
      if (command.command !== 'subscribe') return
      for (const frame of (behaviour.subscribe ?? confirm)(command.identifier)) tell(frame)
    })
    if (behaviour.pingMs) startPings(socket, behaviour.pingMs)
  })
  if (!on) {
    await new Promise<void>((resolve) => {
      server.once('listening', resolve)
    })
  }
  // A listening server on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  const send = (frame: unknown) => {
    for (const socket of server.clients) socket.send(JSON.stringify(frame))
  }
  return {
    url: `ws://127.0.0.1:${port}/cable`,
    tickets,
    queries,
    commands,
    openCount: () => server.clients.size,
    send,
    broadcast: (identifier, message) => send({ identifier, message }),
    drop() {
      for (const socket of server.clients) socket.terminate()
    },
    async close() {
      for (const socket of server.clients) socket.terminate()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}

function startPings(socket: WebSocket, pingMs: number): void {
  const id = setInterval(() => socket.send(JSON.stringify({ type: 'ping', message: 1 })), pingMs)
  socket.on('close', () => clearInterval(id))
}
