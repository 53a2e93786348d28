import { runLoop, SYNC_LOOP } from '@omc/core'
import type { Clock, FetchAnswer, Loop, LoopConfig, LoopState, QueueItem, Random } from '@omc/core'
import { toOutcome } from './work-outcome.ts'
import type { WorkOutcome } from './work-outcome.ts'

/** One record that a job works on. */
export type WorkRecord = { readonly id: string; readonly title: string }

/** A job over the records of an account: one after the other, with the pace of the sync loop. */
export type WorkJob = {
  /** Of the account: it decides how long the answer "no data" waits. */
  readonly channel: string
  /**
   * The next record; null = there is none left, `no-permission` = the person may not read them. A
   * rejection is tried again.
   */
  readonly next: () => Promise<WorkRecord | 'no-permission' | null>
  /** Acts on a record and returns its outcome; a rejection counts as `failed`. */
  readonly act: (record: WorkRecord) => Promise<WorkOutcome>
  /** After `failed`: `stop` ends the job, `retry` waits and tries the record again. */
  readonly onFailure: 'stop' | 'retry'
}

export type WorkItem = QueueItem & { readonly record: WorkRecord; readonly tryNumber: number }
export type WorkState = LoopState<WorkItem>

export type WorkOptions = {
  readonly job: WorkJob
  readonly clock: Clock
  readonly random: Random
  readonly onChange: (state: WorkState) => void
  /** Called when a record failed `WORK_TRIES` times and is left out. */
  readonly onLeftOut: () => void
}

/** A record that fails this often is left out. */
export const WORK_TRIES = 3

/** One record may take this long: a content has many pictures. */
const RECORD_TIMEOUT_MS = 10 * 60_000

/** The sync loop; nobody else works on its records, so that nothing has to be looked up. */
const WORK_LOOP: LoopConfig = { ...SYNC_LOOP, sendTimeoutMs: RECORD_TIMEOUT_MS }

/**
 * Runs one job with the loop of the publishing queue: 1 to 1 times 800 ms between records, 180 s
 * after a failed upload, 5 s after no data at youhaohuo, 600 s after any other failure. It ends when
 * no record is left, without permission, and, if its job says so, at the first failure.
 *
 * @source resources spec §4 (sync loop, retries), §8 (messages), §9
 */
export function createWork(options: WorkOptions): Loop<WorkItem> {
  const { job, clock, random, onChange } = options
  const line = createLine(job, options.onLeftOut)
  const loop: Loop<WorkItem> = runLoop<WorkItem>({
    config: WORK_LOOP,
    clock,
    random,
    ports: {
      fetch: () => line.take(),
      submit: async () => ({ tag: 'ok' }),
      send: async ({ record }) => toOutcome(await act(job, record)),
      async report(item, { tag }) {
        if (tag !== 'accepted') line.again(item)
        return { tag: 'ok' }
      },
    },
    onChange(state) {
      onChange(state)
      if (job.onFailure === 'stop' && hasFailed(state)) loop.dispatch({ tag: 'cancel' })
    },
  })
  return loop
}

const hasFailed = ({ phase }: WorkState): boolean =>
  phase.tag === 'waiting' && phase.why === 'failure'

async function act(job: WorkJob, record: WorkRecord): Promise<WorkOutcome> {
  try {
    return await job.act(record)
  } catch (error) {
    return { tag: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

/** The records in the order they come, each that failed at the next turn. */
function createLine({ channel, next }: WorkJob, onLeftOut: () => void) {
  const failed: WorkItem[] = []
  return {
    async take(): Promise<FetchAnswer<WorkItem>> {
      const old = failed.shift()
      const record = old?.record ?? (await next())
      if (record === null) return { tag: 'none' }
      if (record === 'no-permission') return { tag: 'ended', why: record }
      const tryNumber = (old?.tryNumber ?? 0) + 1
      const attemptKey = `${record.id}/${tryNumber}`
      return { tag: 'item', item: { attemptKey, channel, title: record.title, record, tryNumber } }
    },
    again(item: WorkItem): void {
      if (item.tryNumber < WORK_TRIES) failed.push(item)
      else onLeftOut()
    },
  }
}
