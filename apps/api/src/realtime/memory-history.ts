import type { StreamPosition } from './frames.ts'
import type { HistoryStore, StreamLog } from './stream-history.ts'

export type MemoryHistoryOptions = {
  epoch: string
  now: () => number
  maxMessageCount: number
  keepMs: number
}

/** History for one process. @source realtime design §2 */
export function createMemoryHistory({
  epoch,
  now,
  maxMessageCount,
  keepMs,
}: MemoryHistoryOptions): HistoryStore & {
  append(stream: string, payload: string): StreamPosition
} {
  const logs = new Map<string, StreamLog>()
  const beganAt = now()
  let lastOffset = 0

  function trimmed(log: StreamLog): StreamLog {
    const oldestAt = now() - keepMs
    const firstKept = log.entries.findIndex(({ at }) => at > oldestAt)
    const oldCount = firstKept === -1 ? log.entries.length : firstKept
    const lostCount = Math.max(oldCount, log.entries.length - maxMessageCount)
    const lost = log.entries[lostCount - 1]
    if (lost === undefined) return log
    return {
      ...log,
      lostOffset: lost.offset,
      lostAt: lost.at,
      entries: log.entries.slice(lostCount),
    }
  }

  function forget(): Promise<void> {
    for (const [stream, log] of logs) logs.set(stream, trimmed(log))
    return Promise.resolve()
  }

  return {
    append(stream, payload) {
      lastOffset += 1
      const log = logs.get(stream) ?? { lastOffset: 0, lostOffset: 0, lostAt: 0, entries: [] }
      const entries = [...log.entries, { offset: lastOffset, at: now(), payload }]
      logs.set(stream, trimmed({ ...log, lastOffset, entries }))
      return { stream, epoch, offset: lastOffset }
    },
    async read() {
      await forget()
      return { epoch, beganAt, now: now(), logs }
    },
    forget,
  }
}
