import type { ChatAuthor } from './chat-message.ts'
import type { ChatModel } from './create-chat-model.ts'

/** What one can send. Files are stored by the host first; what is sent is their address. */
export type Outgoing =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'image'; readonly url: string; readonly alt: string }
  | {
      readonly kind: 'file'
      readonly url: string
      readonly name: string
      readonly sizeBytes: number | null
    }
  | { readonly kind: 'video'; readonly url: string; readonly posterUrl: string | null }
  | { readonly kind: 'audio'; readonly url: string }

/** What the server answers; `at` is its own time. */
export type Receipt = { readonly id: string; readonly at?: number }

export type OutboxPorts = {
  /**
   * Sends one message; fails by rejecting. The key is the same at every try of the same message, so
   * that the server takes it once: one whose answer was lost may have arrived.
   */
  readonly send: (key: string, message: Outgoing) => Promise<Receipt>
  readonly newKey: () => string
  readonly now: () => number
}

export type Outbox = {
  /** Shows the message and sends it after those before it. The answer is its key. */
  readonly submit: (message: Outgoing) => string
  /** Sends a failed message again with the key of its first try; anything else is left alone. */
  readonly retry: (key: string) => void
  /** Takes a failed message away. */
  readonly discard: (key: string) => void
}

type Entry = { readonly message: Outgoing; readonly tag: 'waiting' | 'sending' | 'failed' }

const OWN = { isOwn: true, status: 'sending' } as const

/** Sends one's own messages one after another and shows in the model how that goes. */
export function createOutbox(model: ChatModel, author: ChatAuthor, ports: OutboxPorts): Outbox {
  const entries = new Map<string, Entry>()
  const queue: string[] = []
  let isBusy = false

  const set = (key: string, tag: Entry['tag']) => {
    const entry = entries.get(key)
    if (entry) entries.set(key, { ...entry, tag })
  }
  const enqueue = (key: string, show: () => void) => {
    set(key, 'waiting')
    queue.push(key)
    tell(show)
    if (!isBusy) void work()
  }
  async function work(): Promise<void> {
    isBusy = true
    for (let key = queue.shift(); key !== undefined; key = queue.shift()) await send(key)
    isBusy = false
  }
  async function send(key: string): Promise<void> {
    const entry = entries.get(key)
    if (!entry) return
    set(key, 'sending')
    try {
      const { id } = await ports.send(key, entry.message)
      entries.delete(key)
      tell(() => model.setStatus(key, 'sent', id))
    } catch {
      // The reader is told by the message itself, and can try again.
      set(key, 'failed')
      tell(() => model.setStatus(key, 'failed'))
    }
  }
  const failed = (key: string) => entries.get(key)?.tag === 'failed'
  return {
    submit(message) {
      const key = ports.newKey()
      const shown = { ...message, ...OWN, id: key, key, at: ports.now(), author }
      entries.set(key, { message, tag: 'waiting' })
      enqueue(key, () => model.append(shown))
      return key
    },
    retry(key) {
      if (failed(key)) enqueue(key, () => model.setStatus(key, 'sending'))
    },
    discard(key) {
      if (!failed(key)) return
      entries.delete(key)
      model.remove(key)
    },
  }
}

/**
 * Changes what is shown, once the outbox itself has changed: a listener of the model may ask for a
 * retry at once. A listener that throws stops no message; what it threw goes to the handlers of
 * uncaught errors.
 */
function tell(show: () => void): void {
  void (async () => show())()
}
