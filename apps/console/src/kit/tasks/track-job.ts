import { isApiError } from '@omc/sdk'
import { isRecord } from '../../kernel/data/is-record.ts'
import { runWrite } from '../../kernel/data/run-write.ts'
import { refreshTouched } from '../../kernel/data/use-write.ts'
import type { Services } from '../../kernel/services/services-context.ts'
import { isJob, type Job } from './is-job.ts'
import { readBatch } from './read-batch.ts'
import { addTask, changeJob, removeTask, taskStore } from './task-store.ts'
import { isOpen, type JobState, type JobTask } from './task.ts'

type Ports = Pick<Services, 'sdk' | 'queryClient' | 'realtime'>

/** Longest wait for news of a job, ms; the channel usually tells earlier. */
const ASK_EVERY_MS = 3000

export type TrackedJob = Pick<JobTask, 'jobId' | 'title' | 'operation'> & {
  readonly exportId?: string
  /** epoch ms; default: now */
  readonly startedAt?: number
}

/** Id of a job's task. */
export const taskIdOf = (jobId: string): string => `job-${jobId}`

/** Shows a job among the tasks and follows it to its end. A known job is not added again. */
export function trackJob(ports: Ports, job: TrackedJob): void {
  const { jobId, title, operation, exportId = null, startedAt = Date.now() } = job
  const id = taskIdOf(jobId)
  if (taskStore.list.some((task) => task.id === id)) return
  const steer = async (act: 'jobs.cancel' | 'jobs.retry') => {
    const result = await runWrite(ports, act, { id: jobId })
    if (result) note(id, result.answer)
    if (result && act === 'jobs.retry') await followJob(ports, id, jobId)
  }
  addTask(
    {
      kind: 'job',
      id,
      jobId,
      title,
      operation,
      exportId,
      startedAt,
      state: 'queued',
      why: null,
      totalCount: null,
      doneCount: 0,
      rows: [],
      undoIds: [],
    },
    { stop: () => void steer('jobs.cancel'), retry: () => void steer('jobs.retry') },
  )
  void followJob(ports, id, jobId)
}

async function followJob({ sdk, realtime, queryClient }: Ports, id: string, jobId: string) {
  const find = () => taskStore.list.find((task) => task.id === id)
  for (let task = find(); task !== undefined; task = find()) {
    // Each answer decides whether there is a next question.
    // oxlint-disable-next-line no-await-in-loop
    const job = await sdk.jobs.get({ id: jobId }).catch((error: unknown) => error)
    if (isApiError(job) && (job.status === 404 || job.status === 403)) return removeTask(id)
    if (isJob(job)) {
      note(id, job)
      if (!isOpen({ state: stateOf(job) })) {
        if (task.kind === 'job' && task.operation) void refreshTouched(queryClient, task.operation)
        return
      }
    }
    // The pause between the questions.
    // oxlint-disable-next-line no-await-in-loop
    await newsOf(realtime, jobId)
  }
}

const STATES: readonly JobState[] = ['queued', 'running', 'done', 'failed', 'cancelled']

/** A state of a newer server counts as running. */
const stateOf = ({ state }: Job): JobState => STATES.find((known) => known === state) ?? 'running'

function note(id: string, job: Job): void {
  const batch = readBatch(job.result)
  const undoId = isRecord(job.result) ? job.result['undo_id'] : null
  changeJob(id, {
    state: stateOf(job),
    why: job.error,
    totalCount: job.total_count,
    doneCount: job.done_count,
    rows: (batch?.failed ?? []).map((row) => ({ id: row.id, name: row.id, error: row.error })),
    undoIds: typeof undoId === 'string' ? [undoId] : [],
  })
}

/** Settles when the channel tells of the job, or after the longest wait. */
function newsOf(realtime: Ports['realtime'], jobId: string): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, ASK_EVERY_MS)
    const stop = realtime.onNotifications({
      message: ({ job }) => (job?.id === jobId ? end() : undefined),
    })
  })
}
