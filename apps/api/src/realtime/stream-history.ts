import type { HistoryRequest } from './client-frame.ts'
import type { StreamPosition } from './frames.ts'

type HistoryEntry = { payload: string; position: StreamPosition }

/** Messages a client missed. `complete: false`: some may no longer be stored. */
export type Replay = { entries: HistoryEntry[]; complete: boolean }

/** Stored part of one stream. Offsets increase, and may skip those of other streams. */
export type StreamLog = {
  lastOffset: number
  /** Of the newest message that is no longer kept; 0 when all are kept. */
  lostOffset: number
  lostAt: number
  entries: readonly { offset: number; at: number; payload: string }[]
}

/** Stored part of some streams, at one time of the clock that stamps messages; epoch ms. */
export type KeptHistory = {
  epoch: string
  /** When keeping began. */
  beganAt: number
  now: number
  logs: ReadonlyMap<string, StreamLog>
}

/** The last messages of every stream, the same in every process. */
export type HistoryStore = {
  read(streams: readonly string[]): Promise<KeptHistory>
  /** Drops expired messages. */
  forget(): Promise<void>
}

/** An idle stream is dropped after a long time; until then its log reveals losses. */
const SURELY_KNOWN_MS = 60 * 60_000

/**
 * Messages that a client of the extended protocol missed.
 *
 * By position: not complete when the epoch differs, the log is gone or the next message is no
 * longer kept; nothing is replayed then. By `since` (unix seconds, inclusive): what is kept is
 * replayed, and it is complete unless a message of that time is already lost, keeping began later,
 * or `since` lies in the future (a wrong clock). AnyCable's own broker says nothing in these cases;
 * here every possible gap is told, so that the client fetches what it missed.
 *
 * @source realtime design §2, §6; reliability F16, M14
 */
export function replayOf(
  kept: KeptHistory,
  streams: readonly string[],
  request: HistoryRequest,
): Replay {
  const all: Replay = { entries: [], complete: true }
  for (const stream of streams) {
    const known = request.streams.get(stream)
    if (known === undefined && request.since === null) continue
    const part =
      known === undefined
        ? bySince(kept, stream, (request.since ?? 0) * 1000)
        : byPosition(kept, stream, known)
    all.entries.push(...part.entries)
    all.complete &&= part.complete
  }
  return all
}

function byPosition(
  kept: KeptHistory,
  stream: string,
  known: { epoch: string; offset: number },
): Replay {
  const log = kept.logs.get(stream)
  if (known.epoch !== kept.epoch || log === undefined) return { entries: [], complete: false }
  if (known.offset < log.lostOffset || known.offset > log.lastOffset)
    return { entries: [], complete: false }
  return { entries: entriesOf(kept, stream, ({ offset }) => offset > known.offset), complete: true }
}

function bySince(kept: KeptHistory, stream: string, sinceAt: number): Replay {
  const { now, beganAt, logs } = kept
  const log = logs.get(stream)
  const isKnown = log === undefined ? sinceAt > now - SURELY_KNOWN_MS : log.lostAt < sinceAt
  return {
    entries: entriesOf(kept, stream, ({ at }) => at >= sinceAt),
    complete: isKnown && sinceAt >= floorSecond(beganAt) && sinceAt <= now,
  }
}

const entriesOf = (
  { epoch, logs }: KeptHistory,
  stream: string,
  wants: (entry: StreamLog['entries'][number]) => boolean,
): HistoryEntry[] =>
  (logs.get(stream)?.entries ?? []).filter(wants).map(({ offset, payload }) => ({
    payload,
    position: { stream, epoch, offset },
  }))

const floorSecond = (at: number): number => Math.floor(at / 1000) * 1000
