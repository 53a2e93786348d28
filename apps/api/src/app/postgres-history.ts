import type { Pool } from 'pg'
import { CABLE_LIMITS, type HistoryStore, type StreamLog } from '../realtime/index.ts'
import { createBatcher } from './batcher.ts'

/** With a hundred messages of a few kilobytes each, an answer stays small. */
const MOST_STREAMS = 20

const LOGS = `select e.epoch::text, extract(epoch from e.began_at) * 1000 as began_ms,
    extract(epoch from clock_timestamp()) * 1000 as now_ms,
    s.stream, s.last_position, s.lost_position, extract(epoch from s.lost_at) * 1000 as lost_ms,
    (select coalesce(json_agg(json_build_object('offset', m.position, 'payload', m.message,
        'at', extract(epoch from m.sent_at) * 1000) order by m.position), '[]')
      from cable_messages m where m.stream = s.stream) as entries
  from cable_epoch_now() e left join cable_streams s on s.stream = any($1)`

interface LogRow {
  epoch: string
  began_ms: string
  now_ms: string
  /** Null, like the fields below, if none of the streams is known. */
  stream: string | null
  /** A text, unless the driver was told to read it as a number. */
  last_position: number | string
  lost_position: number | string
  lost_ms: string | null
  entries: StreamLog['entries']
}

interface Moment {
  epoch: string
  beganAt: number
  now: number
}

/**
 * The history in PostgreSQL: any replica replays what any other has sent, also after a restart. Its
 * times are the database's, so that replicas whose clocks differ agree.
 */
export function createPostgresHistory(
  pool: Pick<Pool, 'query'>,
): HistoryStore & { send: (id: string, stream: string, message: string) => Promise<void> } {
  const readOne = createBatcher<string, { moment: Moment; log: StreamLog | null }>({
    mostKeys: MOST_STREAMS,
    async ask(streams) {
      const { rows } = await pool.query<LogRow>(LOGS, [[...new Set(streams)]])
      const [first] = rows
      if (first === undefined) throw new Error('the history has no epoch')
      const { epoch, began_ms, now_ms } = first
      const moment = { epoch, beganAt: Number(began_ms), now: Number(now_ms) }
      const logs = new Map(rows.map((row) => [row.stream, toLog(row)]))
      return streams.map((stream) => ({ moment, log: logs.get(stream) ?? null }))
    },
  })
  return {
    async send(id, stream, message) {
      const { historyMessageCount } = CABLE_LIMITS
      await pool.query('select cable_send($1, $2, $3, $4)', [
        id,
        stream,
        message,
        historyMessageCount,
      ])
    },
    async read(streams) {
      // Also without a stream there is an epoch.
      const asked = streams.length > 0 ? streams : ['']
      const parts = await Promise.all(asked.map(readOne))
      const found = asked.flatMap((stream, index) => {
        const log = parts[index]?.log
        return log ? [[stream, log] as const] : []
      })
      const [first] = parts
      if (first === undefined) throw new Error('the history did not answer')
      return { ...first.moment, logs: new Map(found) }
    },
    async forget() {
      await pool.query(`select cable_forget($1 * interval '1 millisecond')`, [
        CABLE_LIMITS.historyMs,
      ])
    },
  }
}

const toLog = ({ last_position, lost_position, lost_ms, entries }: LogRow): StreamLog => ({
  lastOffset: Number(last_position),
  lostOffset: Number(lost_position),
  lostAt: Number(lost_ms ?? 0),
  entries,
})
