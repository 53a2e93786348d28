import type { Clock, Random } from '@omc/core'
import type { Sdk } from '@omc/sdk'
import type * as Cable from '@omc/sdk/realtime'
import type {
  CableState,
  ChannelDeclaration,
  EventsActions,
  EventsMessage,
  NotificationsMessage,
  SupervisedChannel,
} from '@omc/sdk/realtime'
import { proxy } from 'valtio'
import { browserClock, browserRandom } from '../ports/browser-clock.ts'

/** What the screens show of the connection. @source console spec §3, client state */
export type RealtimeState = {
  cable: CableState
  notificationsChannel: boolean
  eventsChannel: boolean
}

export type ChannelListener<Message> = {
  readonly message: (message: Message) => void
  /** After every confirmation, at once. */
  readonly connected?: () => void
  /**
   * After a connection that was lost has come back: the place to read what was missed. A moment
   * later, another one for every page: a server that starts again is not asked by all at once.
   */
  readonly reconnected?: () => void
  readonly disconnected?: () => void
}

export type Realtime = {
  /** A valtio state: read it with `useSnapshot`. */
  readonly state: RealtimeState
  /** Opens the connection; does nothing while it is open. */
  readonly start: () => void
  readonly stop: () => void
  /** @returns stops listening; the channel itself stays */
  readonly onEvents: (listener: ChannelListener<EventsMessage>) => () => void
  readonly onNotifications: (listener: ChannelListener<NotificationsMessage>) => () => void
  /**
   * Calls an action of the events channel.
   *
   * @throws when the channel is down: nothing is kept for later
   */
  readonly perform: SupervisedChannel<EventsActions>['perform']
}

/** The library behind the connection; it comes after sign-in and not before. */
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

/** Over this time the pages of all people ask for what they missed, ms. */
export const MISSED_WITHIN_MS = 8_000

type Channel<Message, Actions extends object> = {
  up: boolean
  /** It has been up in this session. */
  wasUp: boolean
  forgetMissed: () => void
  readonly listeners: Set<ChannelListener<Message>>
  supervised: SupervisedChannel<Actions> | null
}

/**
 * One connection per tab: notices for the person, events of the publishing accounts.
 *
 * @source console spec §7, §9 realtime
 */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { sdk, load = () => import('@omc/sdk/realtime'), url = cableUrl } = options
  const { clock = browserClock(), random = browserRandom } = options
  const state = proxy<RealtimeState>({
    cable: 'idle',
    notificationsChannel: false,
    eventsChannel: false,
  })
  const notifications = newChannel<NotificationsMessage, Record<string, never>>()
  const events = newChannel<EventsMessage, EventsActions>()
  let close: (() => void) | null = null
  let run = 0

  function tellMissed<Message, Actions extends object>(channel: Channel<Message, Actions>): void {
    const at = clock.now() + random.next() * MISSED_WITHIN_MS
    channel.forgetMissed = clock.at(at, () => {
      for (const listener of channel.listeners) listener.reconnected?.()
    })
  }

  async function open(current: number): Promise<void> {
    const library = await load()
    if (current !== run) return
    const cable = library.openCable({
      url: url(),
      page: library.browserPageEvents(),
      getTicket: async (signal) => (await sdk.cable_tickets.create({}, { signal })).ticket,
      onStateChange: (now) => {
        state.cable = now
      },
      onAuthLost: options.onAuthLost,
    })
    state.cable = cable.state()
    const supervise = <Message, Actions extends object>(
      channel: Channel<Message, Actions>,
      declaration: ChannelDeclaration<object, Message, Actions>,
      flag: 'notificationsChannel' | 'eventsChannel',
    ) => {
      const mark = (up: boolean) => {
        channel.up = up
        state[flag] = up
        channel.forgetMissed()
        if (up && channel.wasUp) tellMissed(channel)
        channel.wasUp ||= up
        for (const listener of channel.listeners) {
          if (up) listener.connected?.()
          else listener.disconnected?.()
        }
      }
      channel.supervised = library.superviseChannel(cable, declaration, {
        message: (message) => {
          for (const listener of channel.listeners) listener.message(message)
        },
        connected: () => mark(true),
        disconnected: () => mark(false),
      })
    }
    supervise(notifications, library.channels.Notifications, 'notificationsChannel')
    supervise(events, library.channels.Events, 'eventsChannel')
    close = () => {
      for (const channel of [notifications, events]) {
        channel.supervised?.stop()
        channel.supervised = null
        channel.up = false
        channel.wasUp = false
        channel.forgetMissed()
      }
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
        // The library could not be loaded: the next start tries again, work goes on without it.
        state.cable = 'idle'
      })
    },
    stop() {
      run += 1
      close?.()
      close = null
      Object.assign(state, { cable: 'idle', notificationsChannel: false, eventsChannel: false })
    },
    onEvents: (listener) => listen(events, listener),
    onNotifications: (listener) => listen(notifications, listener),
    async perform(action, payload) {
      if (!events.supervised) throw new Error('the events channel is not connected')
      await events.supervised.perform(action, payload)
    },
  }
}

const newChannel = <Message, Actions extends object>(): Channel<Message, Actions> => ({
  up: false,
  wasUp: false,
  forgetMissed: () => undefined,
  listeners: new Set(),
  supervised: null,
})

function listen<Message>(
  channel: Pick<Channel<Message, object>, 'up' | 'listeners'>,
  listener: ChannelListener<Message>,
): () => void {
  channel.listeners.add(listener)
  if (channel.up) listener.connected?.()
  return () => channel.listeners.delete(listener)
}

function cableUrl(): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/cable`
}
