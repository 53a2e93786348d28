import { refuseLarge } from '../imports/read-table.ts'
import type { Table } from '../imports/sheet-builder.ts'
import type { TableLimits } from '../imports/table-limits.ts'
import type { OpenedBody } from '../jsonapi/take-file.ts'
import { Problem, problem } from '../kernel/problem.ts'
import type { Examined } from '../media/examine-file.ts'
import type { Drawing } from '../pictures/draw-template.ts'
import { openTable, type PackedTable } from './packed-table.ts'
import { ownBuffers, type Outcome, type Task } from './task.ts'
import { createThreadPool, ThreadEnded } from './thread-pool.ts'

/** Threads besides main thread and database; further work waits. */
const THREADS = 2
const MOST_WAITING = 32
/** Time limit, also for work that would never end. */
const LONGEST_MS = 20_000
const IDLE_MS = 30_000
/** A file that grows beyond this by being unpacked ends its own thread only. */
const MEMORY_MB = 512

const pool = createThreadPool({
  file: new URL('./work.ts', import.meta.url),
  threads: THREADS,
  longestMs: LONGEST_MS,
  idleMs: IDLE_MS,
  memoryMb: MEMORY_MB,
})

/**
 * Work over what people hand in that would hold up everybody else: it runs on threads of its own.
 *
 * @throws Problem what the work refuses; 422 `too_slow`, 503 `busy`
 */
export const offload = {
  /** The bytes move to the thread: the caller has them no more. */
  openBody: (bytes: Uint8Array, name: string | undefined) =>
    run<OpenedBody>({ kind: 'openBody', bytes, name }, ownBuffers([bytes])),
  /** The bytes move to the thread and come back. */
  examine: (bytes: Uint8Array) => run<Examined>({ kind: 'examine', bytes }, ownBuffers([bytes])),
  /** A product on a template: the bytes of a JPEG. */
  draw: (drawing: Drawing) => run<Uint8Array>({ kind: 'draw', drawing }),
  /** Perceptual hash of a picture. The bytes are transferred: the caller loses them. */
  sign: (bytes: Uint8Array) => run<string>({ kind: 'sign', bytes }, ownBuffers([bytes])),
  /** The bytes are transferred: the caller loses them. */
  readTable: (bytes: Uint8Array, limits: TableLimits) => tableOf('readTable', bytes, limits),
  /** The bytes are transferred: the caller loses them. */
  readParts: (bytes: Uint8Array, limits: TableLimits) => tableOf('readParts', bytes, limits),
}

async function tableOf(
  kind: 'readTable' | 'readParts',
  bytes: Uint8Array,
  limits: TableLimits,
): Promise<Table> {
  refuseLarge(bytes, limits)
  return openTable(await run<PackedTable>({ kind, bytes, limits }, ownBuffers([bytes])))
}

async function run<T>(task: Task, transfer: ArrayBuffer[] = []): Promise<T> {
  if (pool.waiting() >= MOST_WAITING) throw busy()
  try {
    // as: the thread returns the declared result of its task.
    const outcome = (await pool.run(task, transfer)) as Outcome<T>
    if (outcome.tag === 'done') return outcome.value
    if (outcome.tag === 'failed') throw new Error(outcome.message)
    throw new Problem(outcome.status, outcome.details)
  } catch (error) {
    throw error instanceof ThreadEnded ? tooSlow() : error
  }
}

const busy = () => problem('busy.files')

const tooSlow = () => problem('too_slow.file')
