import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Broadcast, Services } from '../jsonapi/services.ts'
import type { ProcessClock } from '../kernel/process-clock.ts'
import {
  cableClock,
  createAnnouncer,
  createCableApp,
  createCableNode,
  createPostgresBroadcaster,
  createRpcHandler,
  type CableNode,
} from '../realtime/index.ts'
import { createClientAddress } from './client-address.ts'
import { createBroadcast, type Announcer, type Broadcaster } from './create-broadcast.ts'
import { databaseErrorLog } from './database-error-log.ts'
import { inTurn } from './in-turn.ts'
import { createPostgresNotify } from './postgres-notify.ts'
import { createRealtimePorts } from './realtime-ports.ts'

export interface Realtime {
  broadcast: Broadcast
  /** Opens `/cable` (and AnyCable's RPC) on a server that is about to listen. */
  serve: (app: FastifyInstance, deps: { database: Database; services: Services }) => CableNode
  close: () => Promise<void>
}

const SILENT: Broadcast = {
  toUser: async () => undefined,
  toTeam: async () => undefined,
  toAccount: async () => undefined,
  endSession: async () => undefined,
  reconnectUser: async () => undefined,
}

/** News of queues that wait to be sent; more than that only waits for a database that is gone. */
const MOST_WAITING = 1_000
/** Until then the call that they tell of is answered, and an executor's next one is on its way. */
const NEWS_WAIT_MS = 20
/** How long a closing server waits for them. */
const LAST_WORDS_MS = 3_000

type Say = (entry: { code: string; sid?: string; detail?: string }) => void

interface RealtimeDeps {
  jobsUrl: string
  clock: ProcessClock
  log: FastifyBaseLogger
}

/** Broadcasts through PostgreSQL, so that every process of the system reaches every socket. */
export async function createRealtime({ jobsUrl, clock, log }: RealtimeDeps): Promise<Realtime> {
  const failed = databaseErrorLog(log, 'realtime database connection')
  const say: Say = (entry) => log.debug(entry, 'cable')
  const port = createPostgresNotify(jobsUrl, failed)
  const broadcaster = await createPostgresBroadcaster({ port, log: say })
  const announcer = createAnnouncer((stream, message) =>
    broadcaster.publish({ tag: 'message', stream, message }),
  )
  let node: CableNode | undefined
  // A lost broadcast is harmless (every fact is in a table); failing the request for it is not.
  const lost = (error: unknown) => log.warn({ err: error }, 'a broadcast was lost')
  const events = inTurn({
    pauseMs: NEWS_WAIT_MS,
    mostWaiting: MOST_WAITING,
    onError: lost,
  })
  return {
    broadcast: createBroadcast({ announcer, broadcaster, events, lost }),
    serve(app, deps) {
      node = serveCable(app, { ...deps, clock, announcer, broadcaster, say })
      return node
    },
    async close() {
      await node?.close()
      await events.settled(LAST_WORDS_MS)
      broadcaster.close()
      await port.close()
    },
  }
}

interface CableDeps {
  database: Database
  services: Services
  clock: ProcessClock
  announcer: Announcer
  broadcaster: Broadcaster
  say: Say
}

function serveCable(app: FastifyInstance, deps: CableDeps): CableNode {
  const { database, services, clock, announcer, broadcaster, say } = deps
  const ports = createRealtimePorts({ database, services: { ...services, broadcast: SILENT } })
  const cable = createCableApp({ ports, announcer, log: say })
  const { config, keys } = services
  const node = createCableNode({
    app: cable,
    clock: cableClock(clock.now),
    origins: [config.publicOrigin, ...config.appOrigins],
    broadcaster,
    addressOf: createClientAddress(config.trustedProxies),
    randomId: randomUUID,
    log: say,
  })
  // A server closes once its connections have: the sockets have to go first.
  app.addHook('preClose', () => node.close())
  app.server.on('upgrade', (request, socket, head) => {
    if (!node.handleUpgrade(request, socket, head)) socket.destroy()
  })
  const rpc = createRpcHandler({
    app: cable,
    secret: keys.derive('cable').toString('base64url'),
  })
  app.post('/_anycable/:name', async (request, reply) => {
    // The route has exactly this parameter.
    const { name } = request.params as { name: string }
    const { status, body } = await rpc(name, request.headers, request.body)
    return reply.code(status).type('application/json').send(body)
  })
  return node
}
