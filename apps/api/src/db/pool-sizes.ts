/** Max connections of one process to PostgreSQL, by purpose. */
export interface PoolSizes {
  /** Requests of people. */
  requests: number
  /** Sweeper, jobs, and the server's own writes. */
  server: number
  /** Sign-ins and single lookups, so that a flood of them does not delay signed-in people. */
  asking: number
  /** The job library, one of them to listen. */
  queue: number
  /** Notices between processes: two send, one listens. */
  notices: number
}

/** The library's pool, without its listener. */
export const QUEUE_POOL = 3

/** @param poolSize  `DATABASE_POOL` */
export const poolSizes = (poolSize: number): PoolSizes => ({
  requests: poolSize,
  server: Math.max(2, Math.ceil(poolSize / 2)),
  asking: Math.max(2, Math.ceil(poolSize / 4)),
  queue: QUEUE_POOL + 1,
  notices: 3,
})
