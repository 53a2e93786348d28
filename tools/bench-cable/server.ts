/**
 * One server under test in its own process: the product's cable with an application that admits
 * everybody, or plain sockets that only send.
 *
 *   node --expose-gc tools/bench-cable/server.ts cable|plain
 */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import {
  cableClock,
  createAnnouncer,
  createCableApp,
  createCableNode,
  createMemoryBroadcaster,
  streamNames,
  type RealtimePorts,
} from '../../apps/api/src/realtime/index.ts'
import './hold-probe.ts'
import { IDENTIFIERS, type ServerAnswer, type ServerQuestion } from './words.ts'

const TEAM = '1'
/** Number of people who own the consoles, as in a team of ten. */
const PEOPLE = 10
const http = createServer()
const send = process.argv[2] === 'plain' ? servePlain() : serveCable()
http.listen(0, '127.0.0.1', () => {
  // as: a TCP server has an address object.
  answer({ tag: 'listening', port: (http.address() as AddressInfo).port })
})

process.on('message', (question: ServerQuestion) => void hear(question))

async function hear(question: ServerQuestion): Promise<void> {
  if (question.ask === 'weigh') return answer(await weigh())
  // The preloaded probe answers this request.
  if (question.ask === 'hold') return
  await send(question.text)
  answer({ tag: 'sent' })
}

async function weigh(): Promise<ServerAnswer> {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  return { tag: 'weighed', heapBytes: heapUsed + external, residentBytes: rss }
}

function serveCable(): (text: string) => Promise<void> {
  let serial = 0
  const refuse = () => Promise.resolve({ tag: 'refused', code: 'no', detail: 'no' } as const)
  const ports: RealtimePorts = {
    authenticate: () => {
      serial += 1
      const user_id = String(serial % PEOPLE)
      const identifiers = { user_id, team_id: TEAM, session_id: randomUUID(), roles: ['manager'] }
      return Promise.resolve({ tag: 'ok', identifiers: { ...identifiers, admin: false } })
    },
    sessionLive: () => Promise.resolve(true),
    liveSessions: (ids) => Promise.resolve(new Set(ids)),
    issueCommand: refuse,
    acknowledge: refuse,
    deviceConnected: () => Promise.resolve({ tag: 'ok' }),
    deviceDisconnected: () => Promise.resolve({ tag: 'ok' }),
    maySee: () => Promise.resolve({ tag: 'hidden' }),
    eventScope: () => Promise.resolve({ tag: 'team' }),
  }
  const broadcaster = createMemoryBroadcaster()
  const log = () => undefined
  const announcer = createAnnouncer((stream, message) =>
    broadcaster.publish({ tag: 'message', stream, message }),
  )
  const node = createCableNode({
    app: createCableApp({ ports, announcer, log }),
    clock: cableClock(),
    origins: ['http://localhost:8080'],
    broadcaster,
    randomId: randomUUID,
    log,
  })
  http.on('upgrade', (request, socket, head) => {
    if (!node.handleUpgrade(request, socket, head)) socket.destroy()
  })
  return (text) => node.broadcast(streamNames.teamEvents(TEAM), { text })
}

function servePlain(): (text: string) => Promise<void> {
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  server.on('connection', (socket) => {
    socket.on('message', () => undefined)
    socket.on('error', () => undefined)
  })
  return (text) => {
    const frame = JSON.stringify({ identifier: IDENTIFIERS[1], message: { text } })
    for (const socket of server.clients) socket.send(frame)
    return Promise.resolve()
  }
}

function answer(word: ServerAnswer): void {
  process.send?.(word)
}
