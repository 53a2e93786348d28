import type { Clock } from '../ports/clock.ts'

/** Why a call was given up before an answer came. */
export type GivenUp = 'timeout' | 'aborted'

export interface CallDeadline {
  readonly signal: AbortSignal
  givenUp(): GivenUp | null
  /** Settles as `work` does, or rejects as soon as the call is given up. */
  within<T>(work: Promise<T>): Promise<T>
  close(): void
}

/** One deadline for a whole call: sending, waiting for a renewal and repeating included. */
export function openDeadline(
  clock: Clock,
  timeoutMs: number,
  callerSignal?: AbortSignal,
): CallDeadline {
  const controller = new AbortController()
  let reason: GivenUp | null = null
  const giveUp = (why: GivenUp) => {
    reason ??= why
    controller.abort(new DOMException(why, 'AbortError'))
  }
  const onAbort = () => giveUp('aborted')
  const cancel = clock.schedule(() => giveUp('timeout'), timeoutMs)
  if (callerSignal?.aborted) onAbort()
  callerSignal?.addEventListener('abort', onAbort, { once: true })

  return {
    signal: controller.signal,
    givenUp: () => reason,
    within: (work) => raceAbort(work, controller.signal),
    close() {
      cancel()
      callerSignal?.removeEventListener('abort', onAbort)
    },
  }
}

function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abandon = () => reject(signal.reason)
    if (signal.aborted) abandon()
    signal.addEventListener('abort', abandon, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abandon))
  })
}
