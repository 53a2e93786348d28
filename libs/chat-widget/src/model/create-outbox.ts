import type { ChatAuthor } from './chat-message.ts'
import type { ChatModel } from './create-chat-model.ts'

/** Outgoing message. The host stores files first; the message carries their URL. */
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

/** Answer of the server; `at` is its time, epoch ms. */
export type Receipt = { readonly id: string; readonly at?: number }

export type OutboxPorts = {
  /**
   * Sends one message; rejects on failure. The key is an idempotency key, the same for every try
   * of a message: one whose answer was lost may have arrived.
   */
  readonly send: (key: string, message: Outgoing) => Promise<Receipt>
  readonly newKey: () => string
  readonly now: () => number
}

export type Outbox = {
  /** Shows the message and queues it. Returns its key. */
  readonly submit: (message: Outgoing) => string
  /** Resends a failed message with its first key; ignores any other key. */
  readonly retry: (key: string) => void
  /** Removes a failed message. */
  readonly discard: (key: string) => void
}

type Entry = { readonly message: Outgoing; readonly tag: 'waiting' | 'sending' | 'failed' }

const OWN = { isOwn: true, status: 'sending' } as const

/** Sends own messages one after another and updates their status in the model. */
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
      // The message shows the failure and offers a retry.
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
 * Updates the model after the outbox, because a listener of the model may request a retry at once.
 * A listener that throws stops no message; its error goes to the handlers of uncaught errors.
 */
function tell(show: () => void): void {
  void (async () => show())()
}
