import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { makeTokens, postTicket, ticketIn, type StormSystem } from './storm-system.ts'
import { IDENTIFIERS } from './words.ts'

export type StormFigures = {
  /** Block by the first request after the start, which compiles its code, ms. */
  readonly firstHoldMs: number
  /** Longest block of the server's event loop during the ticket requests, ms of its own work. */
  readonly ticketHoldMs: number
  /** Time from the first socket until the last console follows its channels again, ms. */
  readonly backMs: number
  /** Longest block during that time, ms. */
  readonly holdMs: number
}

/** Spread of reconnects, ms: consoles come back a half to a whole second after they lost the socket. */
const SPREAD_MS = 500
/** Delay before a client retries after the server said it is busy, ms. */
const BUSY_MS = 2_000

/**
 * Measures the product on PostgreSQL after a restart: every console requests a ticket, opens its
 * socket and follows its two channels. Repeats it `rounds` times and keeps the lowest figure of
 * each: work of the server itself blocks in every round, while on a busy machine requests pile up
 * and are answered in one turn now and then.
 */
export async function measureStorm(
  { url, databaseUrl, api, longestHold }: StormSystem,
  { size, rounds }: { readonly size: number; readonly rounds: number },
): Promise<StormFigures> {
  const tokens = await makeTokens(databaseUrl, size)
  const found: StormFigures[] = []
  for (let round = 0; round < rounds; round += 1) {
    await api.stop()
    await api.start()
    found.push(await oneStorm(url, tokens, longestHold))
  }
  return lowestOf(found)
}

async function oneStorm(
  url: string,
  tokens: readonly string[],
  longestHold: () => Promise<number>,
): Promise<StormFigures> {
  await longestHold()
  await askTicket(url, tokens[0] ?? '')
  const firstHoldMs = await longestHold()
  const tickets = await Promise.all(tokens.map((token) => askTicket(url, token)))
  const ticketHoldMs = await longestHold()
  const startedAt = performance.now()
  const sockets = await Promise.all(tickets.map((ticket) => follow(url, ticket)))
  const backMs = performance.now() - startedAt
  const holdMs = await longestHold()
  for (const socket of sockets) socket.terminate()
  return { firstHoldMs, ticketHoldMs, backMs, holdMs }
}

function lowestOf(found: readonly StormFigures[]): StormFigures {
  const lowest = (name: keyof StormFigures) => Math.min(...found.map((one) => one[name]))
  return {
    firstHoldMs: lowest('firstHoldMs'),
    ticketHoldMs: lowest('ticketHoldMs'),
    backMs: lowest('backMs'),
    holdMs: lowest('holdMs'),
  }
}

async function askTicket(url: string, token: string): Promise<string> {
  await wait(Math.random() * SPREAD_MS)
  const answer = await postTicket(url, token)
  if (answer.status !== 503) return ticketIn(answer)
  await answer.body?.cancel()
  await wait(BUSY_MS)
  return askTicket(url, token)
}

async function follow(url: string, ticket: string): Promise<WebSocket> {
  await wait(Math.random() * SPREAD_MS)
  return new Promise((resolve, reject) => {
    const address = `${url.replace('http', 'ws')}/cable?token=${ticket}`
    const socket = new WebSocket(address, 'actioncable-v1-json', { perMessageDeflate: false })
    let confirmedCount = 0
    let last = ''
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`a socket was closed: ${code} after ${last}`)))
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1')
      last = text
      if (text.startsWith('{"type":"welcome"'))
        for (const identifier of IDENTIFIERS)
          socket.send(JSON.stringify({ command: 'subscribe', identifier }))
      if (text.startsWith('{"type":"confirm')) confirmedCount += 1
      if (confirmedCount === IDENTIFIERS.length) resolve(socket)
    })
  })
}
