import { noDataWaits } from '@omc/core'
import { PUBLISHER_CONFIG } from '@omc/publisher'
import type { PublisherConfig } from '@omc/publisher'
import type { RunOptions } from '../ports/run-options.ts'
import type { PublishInfo } from './run-types.ts'

/** Waits and heartbeats from the server's settings; the delay is read for each item. */
export function runConfig({ limits }: PublishInfo, options: () => RunOptions): PublisherConfig {
  const { loop } = PUBLISHER_CONFIG
  return {
    ...PUBLISHER_CONFIG,
    heartbeatMs: limits.heartbeat_ms,
    loop: {
      ...loop,
      get pacing() {
        const { delayMinS: min, delayMaxS: max } = options()
        return { min, max, msPerUnit: loop.pacing.msPerUnit }
      },
      retryMs: {
        ...loop.retryMs,
        failure: limits.failure_wait_ms,
        upload: limits.upload_wait_ms,
        empty: limits.failure_wait_ms,
        emptyByChannel: noDataWaits({
          failure: limits.failure_wait_ms,
          empty: limits.empty_wait_ms,
        }),
      },
    },
  }
}
