import { parentPort } from 'node:worker_threads'
import { readParts } from '../imports/read-parts.ts'
import { readTable } from '../imports/read-table.ts'
import { takeFile } from '../jsonapi/take-file.ts'
import { Problem } from '../kernel/problem.ts'
import { examineFile } from '../media/examine-file.ts'
import { packTable } from './packed-table.ts'
import { ownBuffers, type Outcome, type Task } from './task.ts'

/** A result, and the bytes in it that leave this thread without a copy. */
interface Done {
  value: unknown
  bytes: readonly Uint8Array[]
}

const WORK = {
  openBody({ bytes, name }) {
    const value = takeFile(bytes, name)
    return { value, bytes: Object.values(value.files) }
  },
  async readTable({ bytes, limits }) {
    const value = packTable(await readTable(bytes, limits))
    return { value, bytes: value.portions }
  },
  async readParts({ bytes, limits }) {
    const value = packTable(await readParts(bytes, limits))
    return { value, bytes: value.portions }
  },
  examine({ bytes }) {
    const value = examineFile(bytes)
    return { value, bytes: [value.bytes] }
  },
  // The canvas is large: a thread that never draws does not load it.
  async draw({ drawing }) {
    const { drawTemplate } = await import('../pictures/draw-template.ts')
    const value = Uint8Array.from(await drawTemplate(drawing))
    return { value, bytes: [value] }
  },
  async sign({ bytes }) {
    const { signOf } = await import('../pictures/picture-sign.ts')
    return { value: await signOf(bytes), bytes: [] }
  },
} satisfies { [K in Task['kind']]: (task: Extract<Task, { kind: K }>) => Done | Promise<Done> }

// One task after the other: the pool sends the next when this one is answered.
parentPort?.on('message', async (task: Task) => {
  const answer = (outcome: Outcome<unknown>, bytes: readonly Uint8Array[] = []) =>
    parentPort?.postMessage(outcome, ownBuffers(bytes))
  try {
    // The row of a kind takes the tasks of that kind.
    const work = WORK[task.kind] as (given: Task) => Done | Promise<Done>
    const { value, bytes } = await work(task)
    answer({ tag: 'done', value }, bytes)
  } catch (error) {
    if (error instanceof Problem)
      return answer({ tag: 'refused', status: error.status, details: error.details })
    answer({ tag: 'failed', message: error instanceof Error ? (error.stack ?? '') : String(error) })
  }
})
