import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { createAccessTokens } from '../../apps/api/src/auth/access-token.ts'
import { createKeys } from '../../apps/api/src/auth/keys.ts'
import { createBreakableDatabase } from '../chaos/breakable-database.ts'
import type { Child } from '../chaos/child.ts'
import { freePorts } from '../chaos/free-ports.ts'
import { SECRET_KEY, serverProgram, urlOf } from '../chaos/programs.ts'
import type { ServerAnswer } from './words.ts'

/** The product on PostgreSQL, whose API can be stopped, killed and started again. */
export type StormSystem = {
  readonly url: string
  readonly databaseUrl: string
  readonly api: Child
  /** Longest block of the API's event loop since the last call, ms. */
  readonly longestHold: () => Promise<number>
  readonly stop: () => Promise<void>
}

const PROBE = pathToFileURL(join(import.meta.dirname, 'hold-probe.ts')).href
const TOKEN_LIFE_MS = 3_600_000
const SESSIONS = `insert into sessions (user_id, expires_at)
  select u.id, now() + interval '1 hour' from generate_series(1, $1) n
  join users u on u.username = 'manager' returning id, user_id`

export async function startStormSystem(): Promise<StormSystem> {
  const folder = mkdtempSync(join(tmpdir(), 'omc-storm-'))
  // The database may run as another user, who needs access.
  chmodSync(folder, 0o755)
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const one of stops.splice(0).toReversed()) await one()
  }
  try {
    const database = createBreakableDatabase({ folder })
    stops.push(database.host.stop)
    await database.host.start()
    const ports = await freePorts('api', 'sandbox')
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
    const longestHold = () =>
      new Promise<number>((resolve) => {
        answers.push(resolve)
        api.say({ ask: 'hold' })
      })
    return { url: urlOf(ports.api), databaseUrl: database.url(), api, longestHold, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Access tokens of new sessions of one person. */
export async function makeTokens(databaseUrl: string, count: number): Promise<readonly string[]> {
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

export const postTicket = (url: string, token: string, signal?: AbortSignal): Promise<Response> =>
  fetch(`${url}/api/v1/cable_tickets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.api+json' },
    body: JSON.stringify({ data: { type: 'cable_tickets', attributes: {} } }),
    ...(signal && { signal }),
  })

/** @throws Error when the server gave none */
export async function ticketIn(answer: Response): Promise<string> {
  if (answer.status !== 201) throw new Error(`no ticket: ${answer.status} ${await answer.text()}`)
  // as: the answer of the specification.
  const { data } = (await answer.json()) as { data: { ticket: string } }
  return data.ticket
}

const isHeld = (word: unknown): word is Extract<ServerAnswer, { tag: 'held' }> =>
  typeof word === 'object' && word !== null && 'holdMs' in word
