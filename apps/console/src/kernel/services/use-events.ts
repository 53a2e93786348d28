import type { EventsMessage } from '@omc/sdk/realtime'
import { useEffect, useEffectEvent } from 'react'
import type { ChannelListener } from '../realtime/listened-channel.ts'
import { useServices } from './services-context.ts'

/**
 * Listens to the events channel while the component lives: to all that the person may see.
 */
export function useEvents(listener: ChannelListener<EventsMessage>): void {
  const { realtime } = useServices()
  const message = useEffectEvent((told: EventsMessage) => listener.message(told))
  const connected = useEffectEvent(() => listener.connected?.())
  const reconnected = useEffectEvent(() => listener.reconnected?.())
  const disconnected = useEffectEvent(() => listener.disconnected?.())
  useEffect(
    () =>
      realtime.onEvents({
        message: (told) => message(told),
        connected: () => connected(),
        reconnected: () => reconnected(),
        disconnected: () => disconnected(),
      }),
    [realtime],
  )
}
