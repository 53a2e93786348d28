import { parentPort, workerData } from 'node:worker_threads'
import { PLANTS } from './plants.ts'
import { runMany } from './run-many.ts'
import type { ThreadWord, ThreadWork } from './run-threads.ts'

// Refusals are errors by the thousand: nobody reads where they were made.
Error.stackTraceLimit = 0

/** Runs between two words about the progress. */
const WORD_EVERY = 500

// as: the starter of this thread gives exactly this.
const { plantName, ...work } = workerData as ThreadWork
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const tell = (word: ThreadWord) => parentPort?.postMessage(word)
let told = 0
const done = await runMany({
  ...work,
  ...(plantName !== null && { plant: PLANTS[plantName] ?? {} }),
  onProgress(count, broken) {
    if (count - told < WORD_EVERY) return
    told = count
    tell({ tag: 'progress', count, broken })
  },
})
tell({ tag: 'done', ...done })
