import { Worker } from 'node:worker_threads'
import type { Found, ManyRuns } from './run-many.ts'

export type ThreadWork = Pick<ManyRuns, 'seed' | 'from' | 'to' | 'enough' | 'stride'> & {
  /** A key of `PLANTS`; null for the product as it is. */
  readonly plantName: string | null
}

export type ThreadWord =
  | { readonly tag: 'progress'; readonly count: number }
  | { readonly tag: 'done'; readonly count: number; readonly broken: readonly Found[] }

type Done = { readonly count: number; readonly broken: readonly Found[] }

/**
 * Shares runs among threads: thread t of n plays the runs t, t + n, t + 2n …
 *
 * @param onProgress  called with the number of runs that all threads have played
 */
export async function runThreads(
  threadCount: number,
  work: Omit<ThreadWork, 'stride'>,
  onProgress: (count: number) => void = () => {},
): Promise<Done> {
  const counts = Array.from({ length: threadCount }, () => 0)
  const threads = counts.map((_, index) =>
    runThread({ ...work, from: work.from + index, stride: threadCount }, (count) => {
      counts[index] = count
      onProgress(counts.reduce((sum, one) => sum + one, 0))
    }),
  )
  const done = await Promise.all(threads)
  return {
    count: done.reduce((sum, { count }) => sum + count, 0),
    broken: done.flatMap(({ broken }) => broken).sort((a, b) => a.index - b.index),
  }
}

function runThread(work: ThreadWork, onProgress: (count: number) => void): Promise<Done> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./run-thread.ts', import.meta.url), { workerData: work })
    thread.on('message', (word: ThreadWord) => {
      onProgress(word.count)
      if (word.tag === 'done') resolve(word)
    })
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`a thread ended with ${code}`)))
  })
}
