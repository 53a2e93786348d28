/** Latency of the channel's answers, ms. */
export const CHANNEL_LATENCY_MS = { min: 20, max: 400 }

/** In a control: a kill soon after a send always comes before its answer. */
export const CONTROL_LATENCY_MS = { min: 200, max: 400 }

/**
 * Short timings of the ledger, ms. The settle time exceeds the slowest answer of the channel, with
 * room for a busy machine.
 */
export const LEASE_MS = 4_000
export const SETTLE_MS = 2_500
export const SWEEP_MS = 500

/**
 * Time that the product has to be ready again, ms, from the moment the database can be used.
 *
 * @source reliability F3
 */
export const READY_LIMIT_MS = 5_000

/** The same timings as environment variables of API and worker. */
export const LEDGER_SECONDS = {
  LEASE_SECONDS: String(LEASE_MS / 1_000),
  SETTLE_SECONDS: String(SETTLE_MS / 1_000),
  HEARTBEAT_SECONDS: '1',
  SWEEP_SECONDS: String(SWEEP_MS / 1_000),
  FAILURE_WAIT_SECONDS: '1',
  UPLOAD_WAIT_SECONDS: '1',
  EMPTY_WAIT_SECONDS: '1',
}
