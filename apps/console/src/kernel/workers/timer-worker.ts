import { browserClock } from '../ports/browser-clock.ts'
import { serveTimers } from './serve-timers.ts'
import type { TimerNews, TimerOrder } from './timer-messages.ts'

/** Part of a worker's global scope used here; the types of the page declare a window instead. */
type Scope = {
  readonly postMessage: (news: TimerNews) => void
  readonly addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<TimerOrder>) => void,
  ) => void
}

// as: this script runs as a dedicated worker; only its own page can send messages to it.
const scope = globalThis as unknown as Scope
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page of a worker has no other
const take = serveTimers(browserClock(), (news) => scope.postMessage(news))
scope.addEventListener('message', ({ data }) => take(data))
