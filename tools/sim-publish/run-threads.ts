import { Worker } from 'node:worker_threads'
import type { Found, ManyRuns } from './run-many.ts'

export type ThreadWork = Pick<ManyRuns, 'seed' | 'from' | 'to' | 'enough' | 'stride'> & {
  /** A key of `PLANTS`; null for the product as it is. */
  readonly plantName: string | null
}

type Done = { readonly count: number; readonly broken: readonly Found[] }
export type ThreadWord = Done & { readonly tag: 'progress' | 'done' }

/** Worlds die young: a large nursery spares a tenth of the time, MB. */
const NURSERY_MB = 64

/**
 * Shares runs among threads: thread t of n plays the runs t, t + n, t + 2n …
 *
 * @param onProgress  called with what all threads have played so far
 */
export async function runThreads(
  threadCount: number,
  work: Omit<ThreadWork, 'stride'>,
  onProgress: (done: Done) => void = () => {},
): Promise<Done> {
  const parts: Done[] = Array.from({ length: threadCount }, () => ({ count: 0, broken: [] }))
  const threads = parts.map((_, index) =>
    runThread({ ...work, from: work.from + index, stride: threadCount }, (part) => {
      parts[index] = part
      onProgress(together(parts))
    }),
  )
  return together(await Promise.all(threads))
}

const together = (parts: readonly Done[]): Done => ({
  count: parts.reduce((sum, { count }) => sum + count, 0),
  broken: parts.flatMap(({ broken }) => broken).sort((a, b) => a.index - b.index),
})

function runThread(work: ThreadWork, onProgress: (done: Done) => void): Promise<Done> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./run-thread.ts', import.meta.url), {
      workerData: work,
      resourceLimits: { maxYoungGenerationSizeMb: NURSERY_MB },
    })
    thread.on('message', (word: ThreadWord) => {
      onProgress(word)
      if (word.tag === 'done') resolve(word)
    })
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`a thread ended with ${code}`)))
  })
}
