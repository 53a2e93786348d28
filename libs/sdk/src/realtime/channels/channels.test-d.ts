import { expectTypeOf, it } from 'vitest'
import type { OpenCable } from '../open-cable.ts'
import { superviseChannel } from '../supervise-channel.ts'
import { channels } from './channels.ts'
import type { EventsMessage } from './events-channel.ts'

declare const cable: OpenCable

it('types messages, parameters and actions', () => {
  const channel = superviseChannel(
    cable,
    channels.Events,
    {
      message(message) {
        expectTypeOf(message).toEqualTypeOf<EventsMessage>()
        if (message.kind === 'command') expectTypeOf(message.command.issuedAt).toBeNumber()
      },
      onUnknown: (raw) => expectTypeOf(raw).toBeUnknown(),
    },
    { uid: 'u1' },
  )
  void channel.perform('device_connected', { device_id: '3' })
  void channel.perform('send_event', { uid: 'u1', command: 'open_page' })
  // @ts-expect-error -- a command nobody knows
  void channel.perform('send_event', { uid: 'u1', command: 'format_disk' })
  // @ts-expect-error -- no such action
  void channel.perform('explode', {})
  // @ts-expect-error -- no such parameter
  superviseChannel(cable, channels.Events, { message: () => undefined }, { team: '1' })
  superviseChannel(cable, channels.Notifications, {
    message: ({ title }) => expectTypeOf(title).toBeString(),
  })
})
