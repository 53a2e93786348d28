import { publisherConfig } from '@omc/publisher'
import type { PublisherConfig } from '@omc/publisher'
import type { RunOptions } from '../ports/run-options.ts'
import type { PublishInfo } from './run-types.ts'

/** Waits and heartbeats from the server's settings; the delay is read for each item. */
export const runConfig = ({ limits }: PublishInfo, options: () => RunOptions): PublisherConfig =>
  publisherConfig(
    {
      heartbeatMs: limits.heartbeat_ms,
      failureWaitMs: limits.failure_wait_ms,
      uploadWaitMs: limits.upload_wait_ms,
      emptyWaitMs: limits.empty_wait_ms,
    },
    () => {
      const { delayMinS: min, delayMaxS: max } = options()
      return { min, max }
    },
  )
