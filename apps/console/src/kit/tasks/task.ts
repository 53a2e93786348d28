import type { WriteOperation } from '@omc/sdk'
import type { Refusal } from '../../kernel/errors/error-text.ts'

/** A row that a task has worked on. */
export type TaskRow = {
  readonly id: string
  readonly name: string
  /** Null = done. */
  readonly error: Refusal | null
}

type Shared = {
  readonly id: string
  readonly title: string
  /** epoch ms */
  readonly startedAt: number
}

/** Calls that this page makes one after the other. */
export type CallsTask = Shared & {
  readonly kind: 'calls'
  readonly operation: WriteOperation
  /** `interrupted`: the page was reloaded meanwhile. `stopped`: by the person, or see `why`. */
  readonly state: 'running' | 'done' | 'stopped' | 'interrupted'
  readonly why: string | null
  readonly totalCount: number
  readonly doneCount: number
  readonly failedCount: number
  readonly rows: readonly TaskRow[]
  /** Oldest first; they are undone from the newest. */
  readonly undoIds: readonly string[]
}

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

/** A job of the server. */
export type JobTask = Shared & {
  readonly kind: 'job'
  readonly jobId: string
  /** Operation that started the job; null if another page started it. */
  readonly operation: WriteOperation | null
  /** File that the job writes. */
  readonly exportId: string | null
  readonly state: JobState
  readonly why: string | null
  readonly totalCount: number | null
  readonly doneCount: number
  readonly rows: readonly TaskRow[]
  readonly undoIds: readonly string[]
}

export type Task = CallsTask | JobTask

const OPEN_STATES: readonly Task['state'][] = ['queued', 'running']

export const isOpen = ({ state }: Pick<Task, 'state'>): boolean => OPEN_STATES.includes(state)

/** Number of rows that a task is through with. */
export const throughCount = (task: Task): number =>
  task.kind === 'calls' ? task.doneCount + task.failedCount : task.doneCount

/** Number of failed rows that the task knows of. */
export const failedCount = (task: Task): number =>
  task.kind === 'calls' ? task.failedCount : task.rows.filter(({ error }) => error !== null).length
