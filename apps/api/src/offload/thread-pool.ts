import { Worker, type Transferable } from 'node:worker_threads'

export interface ThreadPool {
  /** Sends one message to a free thread and gives its answer. */
  run: (message: unknown, transfer: readonly Transferable[]) => Promise<unknown>
  /** How many messages wait for a thread. */
  waiting: () => number
}

interface PoolOptions {
  /** A module that answers each message of its parent with one. */
  file: URL
  threads: number
  /** A thread that is silent for this long is terminated with its work, ms. */
  longestMs: number
  /** A thread without work ends after this. */
  idleMs: number
  memoryMb: number
}

/** The thread ran out of time or memory, and is gone. */
export class ThreadEnded extends Error {}

type Word = { tag: 'answer'; answer: unknown } | { tag: 'error'; error: Error }

interface Thread {
  worker: Worker
  /** Callers that wait for the result. */
  hear: (word: Word) => void
  /** Called when it gets work. */
  wake: () => void
}

interface Waiting {
  message: unknown
  transfer: readonly Transferable[]
  settle: { resolve: (answer: unknown) => void; reject: (error: Error) => void }
}

/** Mutable state of a pool. */
interface Pool {
  readonly options: PoolOptions
  readonly queue: Waiting[]
  readonly idle: Thread[]
  running: number
}

/** Threads that are started when there is work, do one thing each, and keep no process alive. */
export function createThreadPool(options: PoolOptions): ThreadPool {
  const pool: Pool = { options, queue: [], idle: [], running: 0 }
  return {
    waiting: () => pool.queue.length,
    run: (message, transfer) =>
      new Promise((resolve, reject) => {
        pool.queue.push({ message, transfer, settle: { resolve, reject } })
        next(pool)
      }),
  }
}

function next(pool: Pool) {
  if (pool.running >= pool.options.threads) return
  const work = pool.queue.shift()
  if (!work) return
  const thread = pool.idle.pop() ?? start(pool.options)
  thread.wake()
  take(pool, work, thread)
}

function take(pool: Pool, { message, transfer, settle }: Waiting, thread: Thread) {
  pool.running += 1
  const done = (outcome: () => void) => {
    clearTimeout(timer)
    thread.hear = () => undefined
    pool.running -= 1
    outcome()
    next(pool)
  }
  const fail = (error: Error) => {
    void thread.worker.terminate()
    done(() => settle.reject(error))
  }
  const timer = setTimeout(() => fail(new ThreadEnded('too long')), pool.options.longestMs)
  thread.hear = (word) => {
    if (word.tag === 'error') return fail(word.error)
    done(() => {
      rest(pool, thread)
      settle.resolve(word.answer)
    })
  }
  thread.worker.postMessage(message, [...transfer])
}

/** Waits for more work, and ends without any. */
function rest({ idle, options }: Pool, thread: Thread) {
  idle.push(thread)
  const leave = () => {
    clearTimeout(timer)
    const at = idle.indexOf(thread)
    if (at >= 0) idle.splice(at, 1)
  }
  const timer = setTimeout(() => {
    leave()
    void thread.worker.terminate()
  }, options.idleMs).unref()
  thread.wake = () => clearTimeout(timer)
  thread.hear = leave
}

function start({ file, memoryMb }: PoolOptions): Thread {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
  const thread: Thread = { worker, hear: () => undefined, wake: () => undefined }
  const failed = (error: Error) => thread.hear({ tag: 'error', error })
  worker.on('message', (answer: unknown) => thread.hear({ tag: 'answer', answer }))
  worker.on('error', (error: Error) =>
    failed(isOutOfMemory(error) ? new ThreadEnded('too much memory') : error),
  )
  worker.on('exit', () => failed(new ThreadEnded('ended')))
  worker.unref()
  return thread
}

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
