import { allOperations, type WriteOperation } from '@omc/sdk'
import { isRecord } from '../../kernel/data/is-record.ts'
import type { CallsTask } from '../../kit/tasks/task.ts'
import type { TrackedJob } from '../../kit/tasks/track-job.ts'

type KeptCalls = Pick<
  CallsTask,
  | 'id'
  | 'title'
  | 'operation'
  | 'startedAt'
  | 'totalCount'
  | 'doneCount'
  | 'failedCount'
  | 'undoIds'
> & {
  /** The person or the server stopped it before the reload. */
  readonly isEnded: boolean
}

/** Tasks of a person in one browser tab, as stored. */
export type KeptTasks = {
  readonly owner: string
  readonly calls: readonly KeptCalls[]
  readonly jobs: readonly TrackedJob[]
}

/** Reads stored tasks; entries that cannot be read are left out. */
export function parseKeptTasks(raw: unknown): KeptTasks | null {
  if (!isRecord(raw) || typeof raw['owner'] !== 'string') return null
  return {
    owner: raw['owner'],
    calls: entries(raw['calls']).flatMap((entry) => callsOf(entry) ?? []),
    jobs: entries(raw['jobs']).flatMap((entry) => jobOf(entry) ?? []),
  }
}

const entries = (raw: unknown) => (Array.isArray(raw) ? raw.filter((entry) => isRecord(entry)) : [])

type Entry = Readonly<Record<string, unknown>>

function callsOf(entry: Entry): KeptCalls | null {
  const { id, title, operation, startedAt, totalCount, doneCount, failedCount, undoIds } = entry
  if (!isText(id) || !isText(title) || !isWrite(operation) || !isCount(startedAt)) return null
  if (!isCount(totalCount) || !isCount(doneCount) || !isCount(failedCount)) return null
  const isEnded = entry['isEnded'] === true
  const ids = Array.isArray(undoIds) ? undoIds.filter(isId) : []
  return {
    id,
    title,
    operation,
    startedAt,
    totalCount,
    doneCount,
    failedCount,
    undoIds: ids,
    isEnded,
  }
}

function jobOf({ jobId, title, operation, startedAt, exportId }: Entry): TrackedJob | null {
  if (!isId(jobId) || !isText(title) || !isCount(startedAt)) return null
  return {
    jobId,
    title,
    operation: isWrite(operation) ? operation : null,
    startedAt,
    ...(isId(exportId) ? { exportId } : {}),
  }
}

const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw !== ''
const isId = (raw: unknown): raw is string => isText(raw) && /^[1-9][0-9]{0,17}$/.test(raw)
const isCount = (raw: unknown): raw is number => Number.isSafeInteger(raw) && (raw as number) >= 0
const isWrite = (raw: unknown): raw is WriteOperation =>
  isText(raw) && allOperations().get(raw)?.effect === 'write'
