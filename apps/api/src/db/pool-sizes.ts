/** Connections of one process to PostgreSQL, at most, by what they are for. */
export interface PoolSizes {
  /** Requests of people. */
  requests: number
  /** Sweeper, jobs, and writes of the server itself. */
  server: number
  /** Sign-ins and single looks, so that a flood of them holds nobody up who is in. */
  asking: number
  /** The job library, one of them to listen. */
  queue: number
  /** Notices between processes: two send, one listens. */
  notices: number
}

/** The library's pool; its listener comes beside it. */
export const QUEUE_POOL = 3

/** @param poolSize  `DATABASE_POOL` */
export const poolSizes = (poolSize: number): PoolSizes => ({
  requests: poolSize,
  server: Math.max(2, Math.ceil(poolSize / 2)),
  asking: Math.max(2, Math.ceil(poolSize / 4)),
  queue: QUEUE_POOL + 1,
  notices: 3,
})
