import type { Words } from '@omc/core'
import type { Saying } from '@omc/core/problems'
import type { BoundActor } from '../db/actor-settings.ts'
import type { Db } from '../db/database.ts'
import type { Services } from '../jsonapi/services.ts'
import type { Fault } from '../jsonapi/validate.ts'
import type { Actor } from '../kernel/actor.ts'
import type { AnnounceToAccount, TellNotice } from '../workflows/notify.ts'

/**
 * Context of one step of a job: a transaction bound to the team of the person who started the job.
 */
export interface Step {
  db: Db
  now: Date
  services: Services
  actor: Actor
  /** Broadcast to an account's watchers once the step is committed. */
  announce: AnnounceToAccount
  /** The same for a stored notice. */
  tell: TellNotice
}

export interface TaskRun<Input = unknown> {
  jobId: number
  /** The person who started the job, with the rights they have now. */
  actor: Actor
  input: Input
  /** Progress of an earlier try, from which a task continues if it can. */
  doneCount: number
  /**
   * One transaction. Between two steps a cancelled job stops.
   *
   * @param as  what of the binding of its person differs from that of a job
   * @throws JobStopped when the job was cancelled or another worker took it over
   */
  step: <T>(run: (step: Step) => Promise<T>, as?: Partial<BoundActor>) => Promise<T>
  progress: (done: number, total?: number) => Promise<void>
}

/** One kind of background work, as a row of the task table; made by `defineTask`. */
export interface Task {
  kind: string
  /** Text of the notice. */
  title: Words
  /** Address of the console where the rows stand that it makes or changes; the notice leads there. */
  rows?: string
  /** Waits before each further try; its length is how many there are. */
  retryDelaysMs: readonly number[]
  /** @returns the job's result; its steps must be repeatable */
  run: (run: TaskRun) => Promise<Record<string, unknown>>
}

/** The job may not go on; nothing of it is an error. */
export class JobStopped extends Error {
  readonly why: 'cancelled' | 'taken_over'

  constructor(why: JobStopped['why']) {
    super(why)
    this.name = 'JobStopped'
    this.why = why
  }
}

/** A failure that another try cannot mend: it is final at once. */
export class JobRefused extends Error {
  readonly saying: Saying

  constructor(saying: Saying) {
    super(saying.words.en)
    this.name = 'JobRefused'
    this.saying = saying
  }
}

/** The input of a job does not match its schema; retries would fail as well. */
export const invalidInput = ({ path, ...said }: Fault): JobRefused =>
  new JobRefused({
    ...said,
    code: 'invalid_input',
    params: { ...said.params, path: path.join('/') },
  })
