import { noDataWaits } from '@omc/core'
import type { LoopConfig } from '@omc/core'
import { PUBLISHER_CONFIG } from './publisher.ts'
import type { PublisherConfig } from './publisher.ts'

/** Numbers of an installation, ms. */
export type ServerNumbers = {
  readonly heartbeatMs: number
  readonly failureWaitMs: number
  readonly uploadWaitMs: number
  readonly emptyWaitMs: number
}

/**
 * The publishing loop with the waits of the server's settings.
 *
 * @param delay  the range between two items, s; read for each item
 */
export function publisherConfig(
  { heartbeatMs, failureWaitMs: failure, uploadWaitMs: upload, emptyWaitMs: empty }: ServerNumbers,
  delay: () => Pick<LoopConfig['pacing'], 'min' | 'max'>,
): PublisherConfig {
  const { loop } = PUBLISHER_CONFIG
  return {
    ...PUBLISHER_CONFIG,
    heartbeatMs,
    loop: {
      ...loop,
      get pacing() {
        return { ...delay(), msPerUnit: loop.pacing.msPerUnit }
      },
      retryMs: {
        ...loop.retryMs,
        failure,
        upload,
        empty: failure,
        emptyByChannel: noDataWaits({ failure, empty }),
      },
    },
  }
}
