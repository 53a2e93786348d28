import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { WebSocket } from 'ws'
import { createAccessTokens } from '../../apps/api/src/auth/access-token.ts'
import { createKeys } from '../../apps/api/src/auth/keys.ts'
import { createBreakableDatabase } from '../chaos/breakable-database.ts'
import { freePorts } from '../chaos/free-ports.ts'
import { SECRET_KEY, serverProgram, urlOf } from '../chaos/programs.ts'
import { IDENTIFIERS, type ServerAnswer } from './words.ts'

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
const PROBE = pathToFileURL(join(import.meta.dirname, 'hold-probe.ts')).href
const TOKEN_LIFE_MS = 3_600_000
const SESSIONS = `insert into sessions (user_id, expires_at)
  select u.id, now() + interval '1 hour' from generate_series(1, $1) n
  join users u on u.username = 'manager' returning id, user_id`

/**
 * Measures the product on PostgreSQL after a restart: every console requests a ticket, opens its
 * socket and follows its two channels. Repeats it `rounds` times and keeps the lowest figure of
 * each: work of the server itself blocks in every round, while on a busy machine requests pile up
 * and are answered in one turn now and then.
 */
export async function measureStorm(size: number, rounds: number): Promise<StormFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'omc-storm-'))
  // The database may run as another user, who needs access.
  chmodSync(folder, 0o755)
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    const database = createBreakableDatabase({ folder })
    stops.push(database.host.stop)
    await database.host.start()
    const ports = await freePorts('api', 'sandbox')
    const url = urlOf(ports.api)
    const answers: ((holdMs: number) => void)[] = []
    const api = serverProgram(
      { folder },
      {
        role: 'api',
        port: ports.api,
        databaseUrl: database.url(),
        sandboxUrl: urlOf(ports.sandbox),
        preload: PROBE,
        onWord: (word) => isHeld(word) && answers.shift()?.(word.holdMs),
      },
    )
    stops.push(api.stop)
    await api.start()
    const tokens = await makeTokens(database.url(), size)
    const longestHold = () =>
      new Promise<number>((resolve) => {
        answers.push(resolve)
        api.say({ ask: 'hold' })
      })
    const found: StormFigures[] = []
    for (let round = 0; round < rounds; round += 1) {
      await api.stop()
      await api.start()
      found.push(await oneStorm(url, tokens, longestHold))
    }
    return lowestOf(found)
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
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

async function makeTokens(databaseUrl: string, count: number): Promise<readonly string[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string; user_id: string }>(SESSIONS, [count])
  await client.end()
  const tokens = createAccessTokens(createKeys(SECRET_KEY), TOKEN_LIFE_MS)
  const issued = rows.map(async ({ id, user_id }) => {
    const session = { sessionId: id, userId: Number(user_id) }
    return (await tokens.issue(session, new Date())).token
  })
  return Promise.all(issued)
}

async function askTicket(url: string, token: string): Promise<string> {
  await wait(Math.random() * SPREAD_MS)
  const answer = await fetch(`${url}/api/v1/cable_tickets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.api+json' },
    body: JSON.stringify({ data: { type: 'cable_tickets', attributes: {} } }),
  })
  if (answer.status === 503) {
    await answer.body?.cancel()
    await wait(BUSY_MS)
    return askTicket(url, token)
  }
  if (answer.status !== 201) throw new Error(`no ticket: ${answer.status} ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { ticket: string } }
  return data.ticket
}

async function follow(url: string, ticket: string): Promise<WebSocket> {
  await wait(Math.random() * SPREAD_MS)
  return new Promise((resolve, reject) => {
    const address = `${url.replace('http', 'ws')}/cable?token=${ticket}`
    const socket = new WebSocket(address, 'actioncable-v1-json', { perMessageDeflate: false })
    let confirmedCount = 0
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`a socket was closed: ${code}`)))
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1')
      if (text.startsWith('{"type":"welcome"'))
        for (const identifier of IDENTIFIERS)
          socket.send(JSON.stringify({ command: 'subscribe', identifier }))
      if (text.startsWith('{"type":"confirm')) confirmedCount += 1
      if (confirmedCount === IDENTIFIERS.length) resolve(socket)
    })
  })
}

const isHeld = (word: unknown): word is Extract<ServerAnswer, { tag: 'held' }> =>
  typeof word === 'object' && word !== null && 'holdMs' in word
