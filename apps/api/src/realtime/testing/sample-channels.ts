import type { ChannelDefinition } from '../channels/channel.ts'

/** Channels that show every part of the protocol, as the reference suite's do. */
export function createSampleChannels(journal: string[]): Record<string, ChannelDefinition> {
  return {
    RoomChannel: {
      subscribed(call) {
        if (typeof call.params['room'] === 'string') call.streamFrom(`room:${call.params['room']}`)
        return 'confirm'
      },
      unsubscribed(call) {
        journal.push(
          `left ${String(call.params['room'])} at ${call.getState('count') ?? 'nothing'}`,
        )
      },
      actions: {
        echo: (call, { text }) => call.transmit({ text }),
        tick(call) {
          const count = Number(call.getState('count') ?? '1') + 1
          call.setState('count', String(count))
          call.transmit({ count })
        },
        follow: (call, { room }) => call.streamFrom(`room:${String(room)}`),
        unfollow: (call, { room }) => call.stopStream(`room:${String(room)}`),
        unfollow_all: (call) => call.stopAllStreams(),
      },
    },
    GreetingChannel: {
      subscribed(call) {
        call.transmit({ hello: call.actor.user_id })
        call.transmit({ hello: 'again' })
        return 'confirm'
      },
      actions: {},
    },
    ClosedChannel: { subscribed: () => 'reject', actions: {} },
  }
}
