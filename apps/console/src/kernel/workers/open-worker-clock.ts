import { browserClock } from '../ports/browser-clock.ts'
import { steadyNow } from '../ports/steady-now.ts'
import type { TimerNews, TimerOrder } from './timer-messages.ts'
import { createWorkerClock, type WorkerClock } from './worker-clock.ts'
import { workerScript } from './worker-script.ts'

/** A clock whose timers also fire in a hidden tab; timers of the window until its worker runs. */
export const openWorkerClock = (): WorkerClock =>
  createWorkerClock({
    window: browserClock(steadyNow()),
    open({ onNews, onFailure }) {
      const worker = new Worker(workerScript('timer'), { name: 'timer' })
      worker.addEventListener('message', ({ data }: MessageEvent<TimerNews>) => onNews(data))
      worker.addEventListener('error', onFailure)
      return {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
        send: (order: TimerOrder) => worker.postMessage(order),
        close: () => worker.terminate(),
      }
    },
  })
