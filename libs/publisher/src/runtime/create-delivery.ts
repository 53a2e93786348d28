import type { Clock, LoopConfig, ReportAnswer } from '@omc/core'
import type { PublishResult } from './publish-result.ts'
import type { Outbox, PublisherApi } from './publisher-ports.ts'

/**
 * Refused because another person is signed in here now: posted again whenever somebody connects,
 * for the day the one who sent the item is back.
 */
const NOT_THE_EXECUTOR = 'not_the_executor'

export type Delivery = {
  /** Keeps the result, posts it, forgets it when the server has it. */
  readonly deliver: (result: PublishResult) => Promise<ReportAnswer>
  /** Posts everything that is kept; on failure tries again by itself with a back-off. */
  readonly drain: () => Promise<void>
  readonly dispose: () => void
}

/**
 * The way of every result: outbox first, then the server, one at a time.
 *
 * @source architecture §3 (outbox); reliability 3.0, F1
 */
export function createDelivery(options: {
  readonly outbox: Outbox
  readonly report: PublisherApi['report']
  readonly clock: Clock
  readonly backOff: LoopConfig['backOff']
  readonly onAnswer: (result: PublishResult, answer: ReportAnswer) => void
  readonly onOutboxError: (error: unknown) => void
}): Delivery {
  const { outbox, report, clock, backOff } = options
  let tail: Promise<unknown> = Promise.resolve()
  let retryMs = backOff.firstMs
  let disarm: (() => void) | null = null
  let disposed = false

  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const mine = tail.then(work)
    tail = mine.catch(() => null) // The caller of `mine` hears the error; the next one must not.
    return mine
  }

  async function deliver(result: PublishResult): Promise<ReportAnswer> {
    return inOrder(async () => {
      await kept(() => outbox.put(result))
      return post(result)
    })
  }

  async function post(result: PublishResult): Promise<ReportAnswer> {
    const answer = await report(result).catch(failed)
    if (answer.tag === 'ok') await kept(() => outbox.remove(result.attemptKey))
    if (answer.tag === 'refused') {
      await kept(() => outbox.put({ ...result, refusedCode: answer.code }))
    }
    if (answer.tag === 'failed') retryLater()
    else retryMs = backOff.firstMs
    return answer
  }

  /** A broken store must not keep a result from the server; it is told, and the post goes on. */
  async function kept(write: () => Promise<void>): Promise<void> {
    await write().catch(options.onOutboxError)
  }

  async function drain(): Promise<void> {
    stopRetry()
    return inOrder(async () => {
      const rows = await outbox.list()
      for (const row of rows) {
        if (disposed) return
        if (row.refusedCode !== null && row.refusedCode !== NOT_THE_EXECUTOR) continue
        const answer = await post(row)
        options.onAnswer(row, answer)
        if (answer.tag === 'failed') return
      }
    })
  }

  function retryLater(): void {
    if (disposed || disarm) return
    disarm = clock.at(clock.now() + retryMs, () => {
      disarm = null
      drain().catch(options.onOutboxError)
    })
    retryMs = Math.min(retryMs * 2, backOff.maxMs)
  }

  function stopRetry(): void {
    disarm?.()
    disarm = null
  }

  return {
    deliver,
    drain,
    dispose() {
      disposed = true
      stopRetry()
    },
  }
}

function failed(error: unknown): ReportAnswer {
  return { tag: 'failed', message: error instanceof Error ? error.message : String(error) }
}
