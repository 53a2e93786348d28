import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { createAuditTrail } from '../audit/audit-trail.ts'
import { createHeadFile, headFilePath } from '../audit/head-file.ts'
import type { HeadStore } from '../audit/heads.ts'
import { createAccessTokens } from '../auth/access-token.ts'
import { createKeys } from '../auth/keys.ts'
import { createPasswords } from '../auth/passwords.ts'
import { createVault } from '../auth/vault.ts'
import { databaseNow } from '../db/database-now.ts'
import { createDatabase, type Database } from '../db/database.ts'
import { freeMegabytes } from '../db/embedded/reserve-file.ts'
import { startPostgres } from '../db/embedded/start-postgres.ts'
import { followClock } from '../db/follow-clock.ts'
import { migrate } from '../db/migrate.ts'
import { QUEUE_POOL } from '../db/pool-sizes.ts'
import { roleUrl } from '../db/role-urls.ts'
import { createHttpGateway } from '../gateway/create-http-gateway.ts'
import { queueAge } from '../jobs/job-figures.ts'
import { TASKS } from '../jobs/task-table.ts'
import { createWorker, type Worker } from '../jobs/worker.ts'
import { createCountCache } from '../jsonapi/count-cache.ts'
import type { Services } from '../jsonapi/services.ts'
import type { Config } from '../kernel/config.ts'
import { createProcessClock, type ProcessClock } from '../kernel/process-clock.ts'
import type { ReadyCheck } from '../kernel/ready-check.ts'
import { SMS_OFF, smsWay } from '../kernel/sms-settings.ts'
import { createOutbound } from '../outbound/safe-fetch.ts'
import { keepWitness } from '../restore/keep-witness.ts'
import { noticeRestore } from '../restore/notice-restore.ts'
import { createWitnessFile } from '../restore/witness-file.ts'
import { seedDemo } from '../seed/seed-demo.ts'
import { createSmsPost } from '../sms/sms-post.ts'
import { createModelClient } from '../writing/model-client.ts'
import { createTranscriber } from '../writing/transcriber.ts'
import { transcriberAddress, writerAddress } from '../writing/writer-address.ts'
import { createWriter } from '../writing/writer.ts'
import { buildApp } from './build-app.ts'
import { createRealtime } from './create-realtime.ts'
import { databaseErrorLog } from './database-error-log.ts'
import { joinInstallation, refuseOtherKey } from './same-installation.ts'
import { secretKey } from './secret-key.ts'
import { startAgain } from './start-again.ts'
import { startFault } from './start-fault.ts'
import { startSealing } from './start-sealing.ts'
import { startWork } from './start-work.ts'

export interface Server {
  app: FastifyInstance
  /** Stops in the order in which nothing is lost: doors, work, connections, database. */
  stop: () => Promise<void>
}

/**
 * Connections that the system keeps until they are taken: when all consoles come back at once, they
 * wait there and are not refused. The system's own limit is 4,096 on Linux.
 */
const BACKLOG = 4_096
/** The worker may write in another process: a count is right again after this. */
const COUNTS_KEPT_MS = 3_000
const JOBS_AT_ONCE = 2
const FIRST_MIGRATION = '000001_foundation.sql'
const LIVES_MIGRATION = '000024_lives.sql'

/** Builds the server for the role in the settings and starts to listen. */
export async function createServer(config: Config): Promise<Server> {
  const isOwn = config.databaseUrl === undefined
  try {
    return await (isOwn ? startAgain(() => start(config)) : start(config))
  } catch (error) {
    throw startFault(error, config)
  }
}

async function start(config: Config): Promise<Server> {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one()
  }
  try {
    return { app: await assemble(config, stops), stop }
  } catch (error) {
    // A part whose database is gone cannot end in order; the others still do.
    for (const one of stops.splice(0).reverse()) await Promise.allSettled([one()])
    throw error
  }
}

async function assemble(config: Config, stops: (() => Promise<void>)[]): Promise<FastifyInstance> {
  const log = pino({ level: config.logLevel })
  const onError = databaseErrorLog(log)
  const clock = createProcessClock()
  const now = () => new Date(clock.now())
  const keys = createKeys(secretKey(config))
  const starting: Starting = { config, keys, clock, now, log, onError, stops }
  const { database, jobsUrl } = await openSystem(starting)
  const realtime = await createRealtime({ jobsUrl, clock, log })
  stops.push(() => realtime.close())
  const heads = createHeadFile(headFilePath(config.dataDir))
  const outbound = createOutbound({ allow: config.outboundAllow })
  stops.push(() => outbound.close())
  const services = makeServices(starting, {
    database,
    auditTrail: createAuditTrail(database, heads, now),
    broadcast: realtime.broadcast,
    outbound,
    queue: { enqueue: (jobId) => worker.enqueue(jobId) },
  })
  if (smsWay(config) === 'off') log.warn(SMS_OFF)
  const working = config.role !== 'api'
  const wrapped = await database.asServer((db) => services.vault.rotate(db, services.now()))
  if (wrapped > 0) log.info({ keys: wrapped }, 'data keys wrapped again')
  const worker = createWorker({
    database,
    services,
    tasks: TASKS,
    jobsUrl,
    poolSize: QUEUE_POOL,
    concurrency: working ? JOBS_AT_ONCE : 0,
    onError,
  })
  await worker.start()
  stops.push(() => worker.stop())
  await writeDemo(starting, database, services)
  const ready: Record<string, ReadyCheck> = {
    queue: () => queueAge(database, services.now()),
    ...(config.databaseUrl === undefined && { disk: async () => diskSpace(config.dataDir) }),
    ...(working && startParts(starting, { database, services, worker, heads })),
  }
  const app = await buildApp({ config, database, services, ready })
  if (config.role !== 'worker') realtime.serve(app, { database, services })
  await app.listen({ port: config.port, host: config.host, backlog: BACKLOG })
  stops.push(() => app.close())
  return app
}

/** Brings the database up to date, looks whether it is the one that was here, and opens it. */
async function openSystem(starting: Starting): Promise<{ database: Database; jobsUrl: string }> {
  const { config, keys, now, log, onError, stops } = starting
  const ownerUrl = config.databaseUrl ?? (await embedded(starting))
  const passwords = {
    app: keys.derive('role-app').toString('base64url'),
    jobs: keys.derive('role-jobs').toString('base64url'),
  }
  await refuseOtherKey(ownerUrl, keys)
  const done = await migrate(ownerUrl, passwords)
  await joinInstallation(ownerUrl, keys, config.filesDir)
  if (done.length > 0) log.info({ migrations: done }, 'schema brought up to date')
  const witness = createWitnessFile(config.witnessFile)
  const isNew = done.includes(FIRST_MIGRATION)
  // Another process on an external database has no witness yet; its own data folder has one.
  const isDoubtful = config.databaseUrl === undefined && !isNew && !done.includes(LIVES_MIGRATION)
  await noticeRestore({ ownerUrl, witness, isNew, isDoubtful, log: { warn: (m) => log.warn(m) } })
  const appUrl = roleUrl(ownerUrl, 'omc_app', passwords.app)
  const jobsUrl = roleUrl(ownerUrl, 'omc_jobs', passwords.jobs)
  const database = createDatabase({ appUrl, jobsUrl, poolSize: config.poolSize, now, onError })
  stops.push(() => database.close())
  await followDatabase(starting, database)
  const witnessing = keepWitness(database, { witness, log, onBehind: () => endBehind(log) })
  stops.push(() => witnessing.stop())
  return { database, jobsUrl }
}

/** A difference worth a line in the log, ms. */
const WRONG_MS = 1_000

/** From here on the process goes by the database's time, whatever the machine's clock says. */
async function followDatabase({ clock, log, stops }: Starting, database: Database) {
  const following = await followClock({
    clock,
    ask: () => database.ask(databaseNow),
    onShift: (ms) => {
      const seconds = Math.round(ms / 1_000)
      if (Math.abs(ms) >= WRONG_MS)
        log.warn({ seconds }, 'the clock of this machine differs from the database, which counts')
    },
  })
  stops.push(async () => following.stop())
}

type Made = Pick<Services, 'auditTrail' | 'broadcast' | 'outbound' | 'queue'> & {
  database: Database
}

function makeServices({ config, keys, now, log }: Starting, { database, ...made }: Made): Services {
  return {
    ...made,
    config,
    now,
    databaseNow,
    keys,
    vault: createVault(keys, config.vaultKeys),
    passwords: createPasswords(),
    tokens: createAccessTokens(keys, config.accessTokenMs),
    counts: createCountCache(COUNTS_KEPT_MS),
    gateway: createHttpGateway(),
    writer: createWriter({
      database,
      model: createModelClient(writerAddress(config)),
      config,
      now,
    }),
    transcriber: createTranscriber(transcriberAddress(config), made.outbound),
    sms: createSmsPost({ config, database, keys, now, log }),
  }
}

async function writeDemo({ config, keys, log }: Starting, database: Database, services: Services) {
  const { passwords } = services
  if (!config.demo) return
  if (await seedDemo(database, { keys, passwords, config, now: services.now() }))
    log.info('demo data written')
}

interface Parts {
  database: Database
  services: Services
  worker: Worker
  heads: HeadStore
}

/** Work of a worker besides jobs, with the health of each part. */
function startParts({ clock, log, now, stops }: Starting, { heads, ...ports }: Parts) {
  const work = startWork({ ...ports, clock, log, onZombie: () => endZombie(log) })
  stops.push(() => work.stop())
  const sealing = startSealing({ database: ports.database, heads, log, now })
  stops.push(() => sealing.stop())
  return { ...work.ready, audit: sealing.ready }
}

interface Starting {
  config: Config
  /** For loops; `now` is the same time, for behaviours, jobs and their statements. */
  clock: ProcessClock
  now: () => Date
  onError: (error: Error) => void
  keys: ReturnType<typeof createKeys>
  log: pino.Logger
  stops: (() => Promise<void>)[]
}

async function embedded({ config, keys, log, stops }: Starting): Promise<string> {
  const dataDir = join(config.dataDir, 'postgres')
  mkdirSync(dataDir, { recursive: true })
  const postgres = await startPostgres({
    dataDir,
    superPassword: keys.derive('role-owner').toString('base64url'),
    log: { info: (message) => log.info(message), warn: (message) => log.warn(message) },
  })
  stops.push(() => postgres.stop())
  return postgres.url
}

/** Stops as a signal would, and says by its code that it has to be started again. */
function endZombie(log: pino.Logger) {
  log.fatal('jobs are due and this worker takes none: the process ends to be started again')
  process.exitCode = 1
  process.kill(process.pid, 'SIGTERM')
}

/** The next start detects it and looks up items that may have been sent. */
function endBehind(log: pino.Logger) {
  log.fatal('the database was put back while the server ran: the process ends to be started again')
  process.exitCode = 1
  process.kill(process.pid, 'SIGTERM')
}

const LEAST_FREE_MB = 2

/** Without room nothing can be written, while reading still works. @source reliability F21 */
function diskSpace(dataDir: string): string | undefined {
  const free = freeMegabytes(dataDir)
  return free < LEAST_FREE_MB ? `the disk is full: ${free.toFixed(1)} MB left` : undefined
}
