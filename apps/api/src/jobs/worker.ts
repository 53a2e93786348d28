import { PgBoss, systemClock } from 'pg-boss'
import type { JobQueue } from '../jsonapi/services.ts'
import { createProcessClock } from '../kernel/process-clock.ts'
import { createBossDatabase } from './boss-database.ts'
import { forgetOld } from './forget-old.ts'
import type { JobDeps } from './job.ts'
import { SILENT_MS, isDue, runJob } from './run-job.ts'

const QUEUE = 'omc-jobs'
/** A queued row that no worker took for this long is handed over again, ms. */
const LOST_MS = 15_000
const BATCH = 100
/** The library must not give up a long job; silence of its row does that. */
const EXPIRE_S = 12 * 3600
const POLL_S = 2

export interface WorkerOptions extends JobDeps {
  jobsUrl: string
  /** Connections of the library's own pool. */
  poolSize: number
  /** Jobs run at a time in this process; 0 only hands jobs over. */
  concurrency: number
  onError: (error: Error) => void
}

export interface Worker extends JobQueue {
  start: () => Promise<void>
  /** Waits for running steps, bounded. */
  stop: () => Promise<void>
  /** Enqueues jobs again that a crash left behind. Any number of processes may do so. */
  sweep: () => Promise<{ resent: number }>
  /** Activity of this worker, for the watch on idle workers. */
  sign: () => { runningCount: number; takenCount: number }
}

const STOP_MS = 10_000

/**
 * Hands committed `jobs` rows to pg-boss and runs them. The row is the truth: the library only
 * says when to look, so a job handed over twice runs once.
 *
 * @source domain: jobs, notices, events; reliability F2, F30
 */
export function createWorker(options: WorkerOptions): Worker {
  const { jobsUrl, poolSize, concurrency, onError, ...deps } = options
  const { db, close } = createBossDatabase({ jobsUrl, poolSize, onError })
  const boss = new PgBoss({
    db,
    schema: 'pgboss',
    // The migrations make the schema; the serving role may not create others.
    createSchema: false,
    useListenNotify: concurrency > 0,
    // Its pauses between two looks are the longer by as much as the machine's clock is put back.
    clock: { ...systemClock, now: createProcessClock().now },
  })
  boss.on('error', onError)
  const send = async (jobId: number, afterMs = 0) => {
    const startAfter = Math.ceil(afterMs / 1000)
    // One waiting entry per row: enqueueing a waiting job again changes nothing.
    await boss.send(
      QUEUE,
      { jobId },
      { singletonKey: String(jobId), ...(startAfter > 0 ? { startAfter } : {}) },
    )
  }
  const figures = { runningCount: 0, takenCount: 0 }
  return {
    enqueue: (jobId) => send(jobId),
    async start() {
      await boss.start()
      await boss.createQueue(QUEUE, {
        policy: 'short',
        retryLimit: 0,
        notify: true,
        expireInSeconds: EXPIRE_S,
      })
      if (concurrency === 0) return
      await boss.work<{ jobId: number }>(
        QUEUE,
        {
          localConcurrency: concurrency,
          pollingIntervalSeconds: POLL_S,
          // The library listens again up to 30 s after an outage; until then it would look as seldom.
          notifyPollingIntervalSeconds: POLL_S,
        },
        async (batch) => {
          for (const { data } of batch) await take({ deps, send, figures }, data.jobId)
        },
      )
    },
    sign: () => ({ ...figures }),
    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_MS })
      await close()
    },
    async sweep() {
      const lost = await lostJobs(deps)
      for (const id of lost) await send(id)
      await deps.database.asServer((db) => forgetOld(db, deps.services.now()))
      return { resent: lost.length }
    },
  }
}

interface Work {
  deps: JobDeps
  send: (jobId: number, afterMs?: number) => Promise<void>
  figures: ReturnType<Worker['sign']>
}

/** Runs a due job, and enqueues jobs that become due by its end. */
async function take({ deps, send, figures }: Work, jobId: number): Promise<void> {
  figures.runningCount += 1
  try {
    const end = await runJob(deps, jobId)
    if (end.tag !== 'not_due') figures.takenCount += 1
    if (end.tag === 'again') await send(jobId, end.inMs)
    // A job of the same person may have waited for this one's end.
    const next = end.tag === 'not_due' ? undefined : await nextOf(deps, jobId)
    if (next !== undefined) await send(next)
  } finally {
    figures.runningCount -= 1
  }
}

/** The oldest due job of the person whose job has ended. */
async function nextOf({ database, services }: JobDeps, jobId: number) {
  const now = services.now()
  const row = await database.asServer((db) =>
    db
      .selectFrom('jobs')
      .select('id')
      .where('state', '=', 'queued')
      .where(isDue(now))
      .where('user_id', '=', (by) =>
        by.selectFrom('jobs as j').select('j.user_id').where('j.id', '=', jobId),
      )
      .orderBy('created_at')
      .executeTakeFirst(),
  )
  return row?.id
}

async function lostJobs({ database, services }: JobDeps): Promise<number[]> {
  const at = services.now().getTime()
  const rows = await database.asServer((db) =>
    db
      .selectFrom('jobs')
      .select('id')
      .where((by) =>
        by.or([
          by.and([
            by('state', '=', 'queued'),
            isDue(new Date(at)),
            by('updated_at', '<', new Date(at - LOST_MS)),
          ]),
          by.and([by('state', '=', 'running'), by('updated_at', '<', new Date(at - SILENT_MS))]),
        ]),
      )
      .orderBy('created_at')
      .limit(BATCH)
      .execute(),
  )
  return rows.map(({ id }) => id)
}
