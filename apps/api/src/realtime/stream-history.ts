import type { HistoryRequest } from './client-frame.ts'
import type { StreamPosition } from './frames.ts'

type HistoryEntry = { payload: string; position: StreamPosition }

/** What a client missed. `complete: false` says that there may be more than is kept here. */
export type Replay = { entries: HistoryEntry[]; complete: boolean }

export type StreamHistory = {
  append(stream: string, payload: string, at: number): StreamPosition
  replay(streams: Iterable<string>, request: HistoryRequest, at: number): Replay
  /** Forgets what is too old. */
  sweep(at: number): void
  /** Forgets everything under a new epoch: positions given out before become unusable. */
  restart(epoch: string, at: number): void
}

type Log = {
  lastOffset: number
  /** When the newest message that is no longer kept was sent; 0 = all are kept. */
  lostAt: number
  entries: { offset: number; at: number; payload: string }[]
}

/**
 * The last messages of each stream, for clients of the extended protocol.
 *
 * By position: not complete when the epoch differs, the log is gone or the next message is no
 * longer kept; nothing is replayed then. By `since` (unix seconds, inclusive): what is kept is
 * replayed, and it is complete unless a message of that time is already lost, the history began
 * later, or `since` lies in the future (a wrong clock). AnyCable's own broker says nothing in these
 * cases; here every possible gap is told, so that the client fetches what it missed.
 *
 * @source realtime design §2, §6; reliability F16, M14
 */
export function createStreamHistory(options: {
  epoch: string
  at: number
  maxMessageCount: number
  keepMs: number
}): StreamHistory {
  const { maxMessageCount, keepMs } = options
  const logs = new Map<string, Log>()
  let { epoch } = options
  let beganAt = options.at
  /** When the newest message of any log that was forgotten as a whole was sent. */
  let forgottenAt = 0
  /** The highest offset of any forgotten log: new logs count on, no offset comes twice. */
  let forgottenOffset = 0

  function trim(log: Log, at: number): void {
    while (log.entries.length > 0) {
      const [oldest] = log.entries
      if (oldest === undefined) return
      if (log.entries.length <= maxMessageCount && oldest.at > at - keepMs) return
      log.entries.shift()
      log.lostAt = oldest.at
    }
  }

  function byPosition(stream: string, known: { epoch: string; offset: number }): Replay {
    const log = logs.get(stream)
    if (known.epoch !== epoch || log === undefined) return { entries: [], complete: false }
    const oldestKept = log.lastOffset - log.entries.length + 1
    if (known.offset + 1 < oldestKept || known.offset > log.lastOffset)
      return { entries: [], complete: false }
    const missed = log.entries.filter((entry) => entry.offset > known.offset)
    return { entries: missed.map((entry) => toEntry(stream, entry)), complete: true }
  }

  function bySince(stream: string, sinceAt: number, at: number): Replay {
    const log = logs.get(stream)
    const lostAt = log?.lostAt ?? forgottenAt
    const kept = (log?.entries ?? []).filter((entry) => entry.at >= sinceAt)
    return {
      entries: kept.map((entry) => toEntry(stream, entry)),
      complete: lostAt < sinceAt && sinceAt >= floorSecond(beganAt) && sinceAt <= at,
    }
  }

  const toEntry = (stream: string, entry: Log['entries'][number]): HistoryEntry => ({
    payload: entry.payload,
    position: { stream, epoch, offset: entry.offset },
  })

  function sweep(at: number): void {
    for (const [stream, log] of logs) {
      trim(log, at)
      if (log.entries.length > 0) continue
      forgottenAt = Math.max(forgottenAt, log.lostAt)
      forgottenOffset = Math.max(forgottenOffset, log.lastOffset)
      logs.delete(stream)
    }
  }

  return {
    append(stream, payload, at) {
      const log = logs.get(stream) ?? {
        lastOffset: forgottenOffset,
        lostAt: forgottenAt,
        entries: [],
      }
      logs.set(stream, log)
      log.lastOffset += 1
      log.entries.push({ offset: log.lastOffset, at, payload })
      trim(log, at)
      return { stream, epoch, offset: log.lastOffset }
    },
    replay(streams, request, at) {
      sweep(at)
      const all: Replay = { entries: [], complete: true }
      for (const stream of streams) {
        const known = request.streams.get(stream)
        if (known === undefined && request.since === null) continue
        const part =
          known === undefined
            ? bySince(stream, (request.since ?? 0) * 1000, at)
            : byPosition(stream, known)
        all.entries.push(...part.entries)
        all.complete &&= part.complete
      }
      return all
    },
    sweep,
    restart(nextEpoch, at) {
      logs.clear()
      epoch = nextEpoch
      beganAt = at
      forgottenAt = 0
      forgottenOffset = 0
    },
  }
}

const floorSecond = (at: number): number => Math.floor(at / 1000) * 1000
