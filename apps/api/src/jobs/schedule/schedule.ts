import type { Db } from '../../db/database.ts'
import type { JobDeps } from '../job.ts'

/** Work for teams: one job of a kind for each, as the team's lead. */
interface TeamSchedule {
  /** Never reused for something else: it is the key of its row. */
  name: string
  /** Minute, hour, day, month, weekday, in Asia/Shanghai. */
  cron: string
  /** A kind of the task table. */
  kind: string
  /** The teams it is for. */
  teams: (db: Db) => Promise<number[]>
  input?: Readonly<Record<string, unknown>>
}

/** The server's own work; it may be interrupted and must be repeatable. */
interface ServerSchedule {
  name: string
  cron: string
  work: (deps: Pick<JobDeps, 'database' | 'services'>) => Promise<void>
}

export type Schedule = TeamSchedule | ServerSchedule
