import { useEffect, useEffectEvent } from 'react'
import { isRecord } from '../data/is-record.ts'
import { useServices } from '../services-context.ts'
import type { ChannelListener } from './create-realtime.ts'

/**
 * Listens to the events channel while the component lives. Messages are foreign data: parse them.
 *
 * @param uid  only messages about this account; left out, all that the person may see
 */
export function useEvents(listener: ChannelListener, uid?: string): void {
  const { realtime } = useServices()
  const message = useEffectEvent((raw: unknown) => {
    if (uid === undefined || (isRecord(raw) && raw['uid'] === uid)) listener.message(raw)
  })
  const connected = useEffectEvent(() => listener.connected?.())
  const disconnected = useEffectEvent(() => listener.disconnected?.())
  useEffect(
    () =>
      realtime.onEvents({
        message: (raw) => message(raw),
        connected: () => connected(),
        disconnected: () => disconnected(),
      }),
    [realtime],
  )
}
