import { callOperation, isApiError, type Args, type WriteOperation } from '@omc/sdk'
import { refreshTouched } from '../../kernel/data/use-write.ts'
import { errorText, type Refusal } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { holdPage } from '../../kernel/page/page-hold.ts'
import type { Services } from '../../kernel/services/services-context.ts'
import { readBatch, undoIdOf } from './read-batch.ts'
import { addTask, changeCalls, newTaskId, showTask, taskStore } from './task-store.ts'
import type { CallsTask, TaskRow } from './task.ts'

type Ports = Pick<Services, 'sdk' | 'queryClient'>

/** A row with the name that people know it by. */
export type Subject = { readonly id: string; readonly name: string }

/** Rows for a task; throws `Stopped` if they must not be touched. */
export type Rows<S extends Subject> = (signal: AbortSignal) => Promise<readonly S[]>

/** Ends a task with a reason for the person. */
export class Stopped extends Error {}

export type Calls<S extends Subject> = {
  readonly title: string
  readonly operation: WriteOperation
  /** As confirmed by the person. */
  readonly count: number
  readonly rows: Rows<S>
  /** Arguments of one call for some of the rows. */
  readonly args: (rows: readonly S[]) => object
  /** Rows of one call: 1, or up to what one call may take. */
  readonly size: number
  /** Hears the rows that are done, at the end of the calls and of each retry. */
  readonly onEnd?: (done: readonly S[]) => void
}

/** Calls at a time, if each is about one row. */
const LANES = 3

/**
 * Starts a task of several calls and shows its progress.
 *
 * @returns what became of each row, when the task has ended; without those it did not come to
 */
export async function startCalls<S extends Subject>(
  ports: Ports,
  calls: Calls<S>,
): Promise<readonly TaskRow[]> {
  const its = addCalls(ports, calls)
  await run(ports, calls, its)
  return taskStore.list.find(({ id }) => id === its.id)?.rows ?? []
}

/** Shows calls that are over, with what became of each row. */
export function noteCalls<S extends Subject>(
  ports: Ports,
  calls: Calls<S>,
  done: { readonly rows: readonly S[]; readonly answer: unknown },
): void {
  const its = addCalls(ports, calls)
  noteAnswer(its, done.rows, done.answer)
  changeCalls(its.id, () => ({ state: 'done' }))
}

type Run<S> = {
  readonly id: string
  readonly signal: AbortSignal
  readonly failed: S[]
  readonly done: S[]
}

function addCalls<S extends Subject>(ports: Ports, calls: Calls<S>): Run<S> {
  const id = newTaskId()
  const failed: S[] = []
  let leaving = new AbortController()
  const task: CallsTask = {
    kind: 'calls',
    id,
    title: calls.title,
    operation: calls.operation,
    startedAt: Date.now(),
    state: 'running',
    why: null,
    totalCount: calls.count,
    doneCount: 0,
    failedCount: 0,
    rows: [],
    undoIds: [],
  }
  addTask(task, {
    stop: () => leaving.abort(),
    retry() {
      leaving = new AbortController()
      const again = failed.splice(0)
      changeCalls(id, ({ rows }) => ({
        state: 'running',
        failedCount: 0,
        rows: rows.filter(({ error }) => error === null),
      }))
      const { signal } = leaving
      void run(ports, { ...calls, rows: async () => again }, { id, signal, failed, done: [] })
    },
  })
  showTask(id)
  return { id, signal: leaving.signal, failed, done: [] }
}

async function run<S extends Subject>(ports: Ports, calls: Calls<S>, its: Run<S>): Promise<void> {
  const { id, signal } = its
  const release = holdPage('bulk')
  try {
    const parts = partsOf(await calls.rows(signal), calls.size)
    const lanes = calls.size === 1 ? LANES : 1
    await Promise.all(Array.from({ length: lanes }, () => runLane(ports, calls, its, parts)))
    changeCalls(id, () => ({ state: signal.aborted ? 'stopped' : 'done' }))
  } catch (error) {
    const why = signal.aborted ? null : textOf(error)
    changeCalls(id, () => ({ state: 'stopped', why }))
  } finally {
    release()
    if (its.done.length > 0) calls.onEnd?.(its.done)
    await refreshTouched(ports.queryClient, calls.operation)
  }
}

/** Takes one part after the other until none is left, or the person stops the task. */
async function runLane<S extends Subject>(
  { sdk }: Ports,
  { operation, args }: Calls<S>,
  { id, signal, failed, done }: Run<S>,
  parts: (readonly S[])[],
): Promise<void> {
  for (let part = parts.shift(); part && !signal.aborted; part = parts.shift()) {
    // as: the caller ties the arguments to the operation.
    const call = callOperation(sdk, operation, args(part) as Args<WriteOperation>)
    const told = await call.then(
      (answer: unknown) => ({ answer, error: null }),
      (error: unknown) => ({ answer: null, error }),
    )
    if (told.error === null) noteAnswer({ id, failed, done }, part, told.answer)
    else noteRefusal({ id, failed }, part, told.error)
  }
}

/** Notes what became of each row; rows that the answer does not name are done. */
function noteAnswer<S extends Subject>(
  { id, failed, done }: Omit<Run<S>, 'signal'>,
  part: readonly S[],
  answer: unknown,
): void {
  const batch = readBatch(answer)
  const errors = new Map(batch?.failed.map((row) => [row.id, row.error]))
  for (const row of part) (errors.has(row.id) ? failed : done).push(row)
  note(
    id,
    part.map((row) => ({ id: row.id, name: row.name, error: errors.get(row.id) ?? null })),
    undoIdOf(answer),
  )
}

/** A call that failed as a whole failed for each of its rows. */
function noteRefusal<S extends Subject>(
  { id, failed }: Pick<Run<S>, 'id' | 'failed'>,
  part: readonly S[],
  error: unknown,
): void {
  failed.push(...part)
  note(
    id,
    part.map((row) => ({ id: row.id, name: row.name, error: refusalOf(error) })),
    null,
  )
}

const refusalOf = (error: unknown): Refusal =>
  isApiError(error) ? error : { code: 'unreachable', message: textOf(error) }

function note(id: string, rows: readonly TaskRow[], undoId: string | null): void {
  const count = rows.filter(({ error }) => error !== null).length
  changeCalls(id, (task) => ({
    rows: [...task.rows, ...rows],
    doneCount: task.doneCount + rows.length - count,
    failedCount: task.failedCount + count,
    undoIds: undoId === null ? task.undoIds : [...task.undoIds, undoId],
  }))
}

const textOf = (error: unknown): string =>
  error instanceof Stopped ? error.message : errorText(error, currentLanguage())

/** Rows in parts of at most `size`. */
export function partsOf<Row>(rows: readonly Row[], size: number): (readonly Row[])[] {
  const count = Math.ceil(rows.length / size)
  return Array.from({ length: count }, (_, at) => rows.slice(at * size, (at + 1) * size))
}
