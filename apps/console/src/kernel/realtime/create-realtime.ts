import type { Clock, Random } from '@omc/core'
import type { Sdk } from '@omc/sdk'
import type * as Cable from '@omc/sdk/realtime'
import type {
  CableState,
  EventsActions,
  EventsMessage,
  NotificationsMessage,
} from '@omc/sdk/realtime'
import { proxy } from 'valtio'
import { browserClock, browserRandom } from '../ports/browser-clock.ts'
import { createListenedChannel, type ListenedChannel } from './listened-channel.ts'

/** State of the connection that the screens show. @source console spec §3, client state */
export type RealtimeState = {
  cable: CableState
  notificationsChannel: boolean
  eventsChannel: boolean
}

type Notifications = ListenedChannel<NotificationsMessage, Record<string, never>>
type Events = ListenedChannel<EventsMessage, EventsActions>

export type Realtime = {
  /** A valtio state: read it with `useSnapshot`. */
  readonly state: RealtimeState
  /** Opens the connection; does nothing while it is open. */
  readonly start: () => void
  readonly stop: () => void
  readonly onEvents: Events['listen']
  readonly onNotifications: Notifications['listen']
  /** Calls an action of the events channel. @throws when it is down */
  readonly perform: Events['perform']
}

/** The library behind the connection. It loads after sign-in. */
export type CableLibrary = Pick<
  typeof Cable,
  'openCable' | 'superviseChannel' | 'browserPageEvents' | 'channels'
>

export type RealtimeOptions = {
  readonly sdk: Sdk
  /** The cable says that the session is over; the server has the last word. */
  readonly onAuthLost: () => void
  readonly load?: () => Promise<CableLibrary>
  readonly url?: () => string
  readonly clock?: Clock
  readonly random?: Random
}

const DOWN: RealtimeState = { cable: 'idle', notificationsChannel: false, eventsChannel: false }

/**
 * One connection per tab: notices for the person, events of the publishing accounts.
 *
 * @source console spec §7, §9 realtime
 */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { load = () => import('@omc/sdk/realtime') } = options
  const { clock = browserClock(), random = browserRandom } = options
  const state = proxy<RealtimeState>({ ...DOWN })
  const parts = { clock, random }
  const notifications: Notifications = createListenedChannel({
    ...parts,
    name: 'notifications',
    onChange: (isUp) => (state.notificationsChannel = isUp),
  })
  const events: Events = createListenedChannel({
    ...parts,
    name: 'events',
    onChange: (isUp) => (state.eventsChannel = isUp),
  })
  let close: (() => void) | null = null
  let run = 0

  async function open(current: number): Promise<void> {
    const library = await load()
    if (current !== run) return
    const cable = openCable(library, options, (now) => (state.cable = now))
    state.cable = cable.state()
    const { superviseChannel: supervise, channels } = library
    notifications.join((handlers) => supervise(cable, channels.Notifications, handlers))
    events.join((handlers) => supervise(cable, channels.Events, handlers))
    close = () => {
      notifications.stop()
      events.stop()
      cable.close()
    }
  }

  return {
    state,
    start() {
      if (close || state.cable !== 'idle') return
      run += 1
      state.cable = 'connecting'
      open(run).catch(() => {
        // The library did not load: the next start tries again, work goes on without it.
        state.cable = 'idle'
      })
    },
    stop() {
      run += 1
      close?.()
      close = null
      Object.assign(state, DOWN)
    },
    onEvents: events.listen,
    onNotifications: notifications.listen,
    perform: events.perform,
  }
}

const openCable = (
  library: CableLibrary,
  { sdk, onAuthLost, url = cableUrl }: RealtimeOptions,
  onStateChange: (state: CableState) => void,
): Cable.OpenCable =>
  library.openCable({
    url: url(),
    page: library.browserPageEvents(),
    getTicket: async (signal) => (await sdk.cable_tickets.create({}, { signal })).ticket,
    onStateChange,
    onAuthLost,
  })

function cableUrl(): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/cable`
}
