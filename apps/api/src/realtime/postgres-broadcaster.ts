import { randomUUID } from 'node:crypto'
import type { Broadcaster, DisconnectTarget, HeardSignal, SignalReceiver } from './broadcaster.ts'
import type { DisconnectReason } from './frames.ts'
import { isRecord, parseJson } from './json.ts'
import type { CableLog } from './ports.ts'
import { RealtimeError } from './realtime-error.ts'
import { createRecentIds } from './recent-ids.ts'
import type { HistoryStore } from './stream-history.ts'

/** NOTIFY takes less than 8,000 bytes; the rest is kept for a message's place in the history. */
export const MAX_NOTIFY_BYTES = 7_500

/** More messages than can be in flight while two connections receive the same ones. */
const REMEMBERED_IDS = 4_096

/** LISTEN/NOTIFY on one channel, as small as the broadcaster needs it. */
export type NotifyPort = HistoryStore & {
  notify(payload: string): Promise<void>
  /**
   * Keeps a message in the history and notifies of it, both or neither.
   *
   * @param message  already JSON
   */
  send(id: string, stream: string, message: string): Promise<void>
  /**
   * @param onPayload  every payload, also those of this process
   * @param onGap      call it after the listening connection was lost and made again
   */
  listen(onPayload: (payload: string) => void, onGap: () => void): Promise<() => void>
}

/**
 * A broadcaster for several processes over PostgreSQL LISTEN/NOTIFY. Listening starts here, once;
 * the answer comes when it has begun, so nothing published later is missed. Each signal has an id
 * and is received once, also when two connections heard it.
 *
 * @throws RealtimeError 'broadcast_too_large' from `publish` above 7,500 bytes: nothing was sent
 */
export async function createPostgresBroadcaster({
  port,
  log,
}: {
  port: NotifyPort
  log: CableLog
}): Promise<Broadcaster & { close(): void }> {
  const receivers = new Set<SignalReceiver>()
  const heard = createRecentIds(REMEMBERED_IDS)
  const stop = await port.listen(
    (payload) => {
      const read = parseSignal(payload)
      if (read === null) return log({ code: 'signal_unreadable' })
      if (!heard.add(read.id)) return
      for (const receiver of receivers) receiver.signal(read.signal)
    },
    () => {
      log({ code: 'signal_gap' })
      for (const receiver of receivers) receiver.gap()
    },
  )
  return {
    async publish(signal) {
      const id = randomUUID()
      const payload = JSON.stringify({ id, ...signal })
      const byteCount = Buffer.byteLength(payload)
      if (byteCount > MAX_NOTIFY_BYTES)
        throw new RealtimeError(
          'broadcast_too_large',
          `a broadcast takes ${byteCount} bytes, more than ${MAX_NOTIFY_BYTES}`,
        )
      if (signal.tag === 'message')
        return port.send(id, signal.stream, JSON.stringify(signal.message))
      await port.notify(payload)
    },
    subscribe(receiver) {
      receivers.add(receiver)
      return () => receivers.delete(receiver)
    },
    history: port,
    close: stop,
  }
}

const REASONS: ReadonlySet<unknown> = new Set<DisconnectReason>([
  'unauthorized',
  'token_expired',
  'server_restart',
  'remote',
  'no_pong',
])

const isReason = (value: unknown): value is DisconnectReason => REASONS.has(value)

function parseSignal(payload: string): { id: string; signal: HeardSignal } | null {
  const raw = parseJson(payload)
  if (!isRecord(raw) || typeof raw['id'] !== 'string') return null
  const { id, stream, message, reason, reconnect } = raw
  if (raw['tag'] === 'message' && typeof stream === 'string' && isRecord(message)) {
    const { epoch, offset } = raw
    if (typeof epoch !== 'string' || typeof offset !== 'number') return null
    return { id, signal: { tag: 'message', stream, message, position: { stream, epoch, offset } } }
  }
  const target = parseTarget(raw['target'])
  if (raw['tag'] !== 'disconnect' || target === null || !isReason(reason)) return null
  return { id, signal: { tag: 'disconnect', target, reason, reconnect: reconnect === true } }
}

function parseTarget(raw: unknown): DisconnectTarget | null {
  if (!isRecord(raw)) return null
  const { session_id, user_id } = raw
  if (raw['tag'] === 'session' && typeof session_id === 'string')
    return { tag: 'session', session_id }
  if (raw['tag'] === 'user' && typeof user_id === 'string') return { tag: 'user', user_id }
  return null
}
