import type { FastifyInstance, InjectOptions } from 'fastify'
import { buildApp } from '../src/app/build-app.ts'
import { createAuditTrail } from '../src/audit/audit-trail.ts'
import type { HeadStore } from '../src/audit/heads.ts'
import { createAccessTokens } from '../src/auth/access-token.ts'
import { createPasswords } from '../src/auth/passwords.ts'
import { createVault } from '../src/auth/vault.ts'
import type { Database } from '../src/db/database.ts'
import { createCountCache } from '../src/jsonapi/count-cache.ts'
import type { Registry } from '../src/jsonapi/registry.ts'
import type { Services } from '../src/jsonapi/services.ts'
import type { Config } from '../src/kernel/config.ts'
import { createOutbound } from '../src/outbound/safe-fetch.ts'
import { createTranscriber } from '../src/writing/transcriber.ts'
import { transcriberAddress } from '../src/writing/writer-address.ts'
import { createWriter } from '../src/writing/writer.ts'
import { createBroadcastRecorder, type BroadcastRecorder } from './broadcast-recorder.ts'
import { createFakeGateway, type FakeGateway } from './fake-gateway.ts'
import { createFakeWriter, type FakeWriter } from './fake-writer.ts'
import { createMemoryHeads } from './memory-heads.ts'
import {
  createTestDatabase,
  openDatabase,
  openTestPool,
  type StartingData,
  type TestDatabase,
} from './template-db.ts'
import { testConfig, testKeys } from './test-config.ts'

export interface TestAppOptions {
  /** Default `people`: teams, the demo people and the channels. */
  data?: StartingData
  config?: Partial<Config>
  services?: Partial<Services>
  /** Default: every resource of the product. */
  registry?: Registry
  /** Default: the present second, because some answers compare with the clock of the database. */
  startAt?: Date
}

/** An answer, parsed. `body` is untyped on purpose: tests look into whatever came back. */
export interface Answer {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- a test asserts what it finds
  body: any
  headers: Record<string, string | string[] | number | undefined>
  cookies: { name: string; value: string; [attribute: string]: unknown }[]
}

/** Calls as one person (or as nobody). Bodies of `/api/v1` are given as attributes. */
export interface Caller {
  token: string | undefined
  sessionId: string
  userId: number
  teamId: number
  get: (path: string, query?: Record<string, string>) => Promise<Answer>
  post: (path: string, attributes?: object, headers?: Record<string, string>) => Promise<Answer>
  put: (path: string, attributes?: object, headers?: Record<string, string>) => Promise<Answer>
  delete: (path: string) => Promise<Answer>
  /** The raw call, with the person's token. */
  inject: (options: InjectOptions) => Promise<Answer>
}

export interface TestApp {
  app: FastifyInstance
  database: Database
  testDatabase: TestDatabase
  services: Services
  broadcast: BroadcastRecorder
  gateway: FakeGateway
  /** The language model: what it will answer, and what it was asked. */
  writer: FakeWriter
  /** Ids of jobs rows handed to the worker. */
  enqueued: number[]
  /** Where a sealer of the test keeps its heads. */
  auditHeads: HeadStore
  clock: { now: () => Date; set: (at: Date) => void; advance: (ms: number) => void }
  anyone: Caller
  /** A new session of a seeded person (`operator`, `manager`, `operator2` …). */
  as: (username: string) => Promise<Caller>
  /** Looks into the tables as the owner, past row-level security. */
  rows: <R = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<R[]>
  close: () => Promise<void>
}

/** The server over a database of its own, with a clock that only the test moves. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const testDatabase = await createTestDatabase(options.data ?? 'people')
  const owner = openTestPool(testDatabase.ownerUrl)
  const config: Config = { ...testConfig, ...options.config }
  const clock = createTestClock(options.startAt ?? presentSecond())
  const database = openDatabase(testDatabase, clock.now)
  const doubles = createDoubles()
  const services = servicesOf({ config, clock, database, doubles, given: options.services })
  const app = await buildApp({
    config,
    database,
    services,
    ...(options.registry ? { registry: options.registry } : {}),
  })
  await app.ready()
  return {
    app,
    database,
    testDatabase,
    services,
    ...doubles,
    clock,
    anyone: createCaller(app, { token: undefined, sessionId: '', userId: 0, teamId: 0 }),
    as: async (username) => createCaller(app, await signIn(database, services, username)),
    // The caller of a test helper names the shape of its own select.
    rows: async <R>(text: string, values: unknown[] = []) =>
      (await owner.query(text, values)).rows as R[],
    async close() {
      await app.close()
      await database.close()
      await owner.end()
      await testDatabase.drop()
    },
  }
}

type Doubles = ReturnType<typeof createDoubles>

const createDoubles = () => ({
  broadcast: createBroadcastRecorder(),
  gateway: createFakeGateway(),
  writer: createFakeWriter(),
  enqueued: new Array<number>(),
  auditHeads: createMemoryHeads(),
})

interface Serving {
  config: Config
  clock: TestApp['clock']
  database: Database
  doubles: Doubles
  given: Partial<Services> | undefined
}

function servicesOf({ config, clock, database, doubles, given }: Serving): Services {
  const { broadcast, gateway, writer, enqueued, auditHeads } = doubles
  const outbound = createOutbound({ allow: config.outboundAllow })
  return {
    config,
    now: clock.now,
    databaseNow: async () => clock.now(),
    keys: testKeys,
    vault: createVault(testKeys),
    auditTrail: createAuditTrail(database, auditHeads, clock.now),
    passwords: createPasswords(),
    tokens: createAccessTokens(testKeys, config.accessTokenMs),
    broadcast,
    queue: { enqueue: async (jobId) => void enqueued.push(jobId) },
    // Tests write rows behind the server's back.
    counts: createCountCache(0),
    gateway,
    writer: createWriter({ database, model: writer.model, config, now: clock.now }),
    transcriber: createTranscriber(transcriberAddress(config), outbound),
    outbound,
    // Due messages are sent where a test says so.
    sms: { wake: () => undefined, sweep: async () => undefined },
    ...given,
  }
}

type Identity = Pick<Caller, 'token' | 'sessionId' | 'userId' | 'teamId'>

async function signIn(database: Database, services: Services, username: string): Promise<Identity> {
  const now = services.now()
  const { user, sessionId } = await database.asServer(async (db) => {
    const user = await db
      .selectFrom('users')
      .select(['id', 'business_team_id'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    const session = await db
      .insertInto('sessions')
      .values({
        user_id: user.id,
        refreshed_at: now,
        access_valid_from: now,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + services.config.sessionIdleMs),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { user, sessionId: session.id }
  })
  const { token } = await services.tokens.issue({ userId: user.id, sessionId }, now)
  return { token, sessionId, userId: user.id, teamId: user.business_team_id }
}

/** Calls as the person of a session that is there. */
export function createCaller(app: FastifyInstance, identity: Identity): Caller {
  const call = async (options: InjectOptions): Promise<Answer> => {
    const authorization = identity.token ? { authorization: `Bearer ${identity.token}` } : {}
    const response = await app.inject({
      ...options,
      headers: { ...authorization, ...options.headers },
    })
    const json = (response.headers['content-type'] ?? '').includes('json')
    return {
      status: response.statusCode,
      body: json && response.payload !== '' ? response.json() : response.payload,
      headers: response.headers,
      cookies: response.cookies,
    }
  }
  const send =
    (method: 'POST' | 'PUT') =>
    async (url: string, attributes?: object, headers = {}) => {
      if (attributes === undefined) return call({ method, url, headers })
      const type = /^\/api\/v1\/([^/?]+)/.exec(url)?.[1]
      const body = type === undefined ? attributes : { data: { type, attributes } }
      const contentType = type === undefined ? 'application/json' : 'application/vnd.api+json'
      return call({
        method,
        url,
        headers: { 'content-type': contentType, ...headers },
        payload: JSON.stringify(body),
      })
    }
  return {
    ...identity,
    get: (url, query) => call({ method: 'GET', url, ...(query ? { query } : {}) }),
    post: send('POST'),
    put: send('PUT'),
    delete: (url) => call({ method: 'DELETE', url }),
    inject: call,
  }
}

const presentSecond = () => new Date(Math.floor(Date.now() / 1000) * 1000)

function createTestClock(start: Date) {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    set: (to: Date) => void (at = to.getTime()),
    advance: (ms: number) => void (at += ms),
  }
}
