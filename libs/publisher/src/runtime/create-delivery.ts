import type { Clock, LoopConfig, ReportAnswer } from '@omc/core'
import { match } from 'ts-pattern'
import { isCertain, isOpen, wordToKeep } from './kept-word.ts'
import type { PublishResult } from './publish-result.ts'
import type { Outbox, PublisherApi } from './publisher-ports.ts'

export type Delivery = {
  /** Keeps the result, posts it, forgets it when the server has it. */
  readonly deliver: (result: PublishResult) => Promise<ReportAnswer>
  /** Posts all stored results; retries with back-off after a failure. */
  readonly drain: () => Promise<void>
  readonly dispose: () => void
}

type DeliveryOptions = {
  readonly outbox: Outbox
  readonly report: PublisherApi['report']
  readonly clock: Clock
  readonly backOff: LoopConfig['backOff']
  readonly onAnswer: (result: PublishResult, answer: ReportAnswer) => void
  readonly onOutboxError: (error: unknown) => void
}

/** Mutable state of a delivery: the end of the line, and the scheduled retry. */
type Line = DeliveryOptions & {
  /** Results that wait for their turn, by attempt key: each is kept already. */
  readonly waiting: Map<string, PublishResult>
  /** Certain results not yet answered by the server, by attempt key; also kept while the store fails. */
  readonly certain: Map<string, PublishResult>
  tail: Promise<unknown>
  retryMs: number
  disarm: (() => void) | null
  disposed: boolean
}

/**
 * The way of every result: outbox first, then the server, one at a time.
 *
 * @source architecture §3 (outbox); reliability 3.0, F1
 */
export function createDelivery(options: DeliveryOptions): Delivery {
  const line: Line = {
    ...options,
    waiting: new Map(),
    certain: new Map(),
    tail: Promise.resolve(),
    retryMs: options.backOff.firstMs,
    disarm: null,
    disposed: false,
  }
  return {
    deliver: (result) => deliver(line, result),
    drain: () => drain(line),
    dispose() {
      line.disposed = true
      stopRetry(line)
    },
  }
}

/** Kept before its turn: the page may end while an earlier result is still being posted. */
function deliver(line: Line, said: PublishResult): Promise<ReportAnswer> {
  const { outbox, waiting, certain } = line
  const { attemptKey } = said
  const word = wordToKeep(certain.get(attemptKey), said)
  if (isCertain(word)) certain.set(attemptKey, word)
  waiting.set(attemptKey, word)
  const put = kept(line, () => outbox.put(word))
  return inOrder(line, async () => {
    // A page before this one may have kept a certain word.
    const known = (await put) ?? word
    if (waiting.get(attemptKey) === word) waiting.delete(attemptKey)
    return post(line, known)
  })
}

function inOrder<T>(line: Line, work: () => Promise<T>): Promise<T> {
  const mine = line.tail.then(work)
  line.tail = mine.catch(() => null) // The caller of `mine` hears the error; the next one must not.
  return mine
}

async function post(line: Line, result: PublishResult): Promise<ReportAnswer> {
  const { outbox } = line
  const answer = await line.report(result).catch(failed)
  await match(answer)
    .returnType<Promise<void>>()
    .with({ tag: 'ok' }, () => settled(line, result, () => outbox.remove(result.attemptKey)))
    .with({ tag: 'refused' }, ({ code }) =>
      settled(line, result, () => outbox.put({ ...result, refusedCode: code })),
    )
    .with({ tag: 'failed' }, async () => retryLater(line))
    .exhaustive()
  return answer
}

/** The server has had its say: the next failure waits for the shortest time again. */
async function settled(
  line: Line,
  { attemptKey }: PublishResult,
  write: () => Promise<unknown>,
): Promise<void> {
  // A newer word of the same attempt is kept in the store, and waits for its turn.
  if (!line.waiting.has(attemptKey)) {
    line.certain.delete(attemptKey)
    await kept(line, write)
  }
  line.retryMs = line.backOff.firstMs
}

/** A broken store must not keep a result from the server: it is logged, and the post continues. */
async function kept<T>({ onOutboxError }: Line, write: () => Promise<T>): Promise<T | undefined> {
  try {
    return await write()
  } catch (error) {
    onOutboxError(error)
    return undefined
  }
}

async function drain(line: Line): Promise<void> {
  stopRetry(line)
  return inOrder(line, async () => {
    const rows = await line.outbox.list()
    for (const row of rows) {
      if (line.disposed) return
      if (!isOpen(row)) continue
      if (line.waiting.has(row.attemptKey)) continue
      const answer = await post(line, row)
      line.onAnswer(row, answer)
      if (answer.tag === 'failed') return
    }
  })
}

function retryLater(line: Line): void {
  const { clock, retryMs, backOff } = line
  if (line.disposed || line.disarm) return
  line.disarm = clock.at(clock.now() + retryMs, () => {
    line.disarm = null
    drain(line).catch(line.onOutboxError)
  })
  line.retryMs = Math.min(retryMs * 2, backOff.maxMs)
}

function stopRetry(line: Line): void {
  line.disarm?.()
  line.disarm = null
}

function failed(error: unknown): ReportAnswer {
  return { tag: 'failed', message: error instanceof Error ? error.message : String(error) }
}
