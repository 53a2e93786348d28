import { Client, type ClientConfig } from 'pg'
import { createProcessClock } from '../kernel/process-clock.ts'
import {
  createKeptListener,
  type ConnectionEvents,
  type KeptListener,
  type ListenConnection,
} from './kept-listener.ts'

export interface Listening {
  connection: ClientConfig
  /** A name that needs no quotes, or one in quotes. */
  channel: string
  onPayload: (payload: string) => void
  /** After a reconnect: messages sent in between were missed. */
  onGap: () => void
  onError: (error: Error) => void
}

/**
 * LISTEN on a dedicated connection, which is replaced when it is lost or silent.
 *
 * @throws Error when the first connection cannot be made
 */
export async function listen({ connection, channel, ...told }: Listening): Promise<KeptListener> {
  const listener = createKeptListener({
    make: (events) => listenOn({ connection, channel }, events),
    clock: createProcessClock(),
    random: Math.random,
    ...told,
  })
  await listener.start()
  return listener
}

function listenOn(
  { connection, channel }: Pick<Listening, 'connection' | 'channel'>,
  { onPayload, onLost }: ConnectionEvents,
): ListenConnection {
  const client = new Client(connection)
  client.on('notification', ({ payload }) => onPayload(payload ?? ''))
  client.on('error', onLost)
  client.on('end', () => onLost(new Error('the connection has ended')))
  return {
    async open() {
      await client.connect()
      await client.query(`listen ${channel}`)
    },
    probe: () => client.query('select 1'),
    destroy() {
      client.removeAllListeners()
      // Further errors are irrelevant; without a listener they would end the process.
      client.on('error', () => undefined)
      client.connection.stream.destroy()
    },
  }
}
