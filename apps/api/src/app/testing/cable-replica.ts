import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  cableClock,
  createAnnouncer,
  createCableApp,
  createCableNode,
  createPostgresBroadcaster,
  streamNames,
} from '../../realtime/index.ts'
import { createFakeApi } from '../../realtime/testing/fake-ports.ts'
import { openTestClient } from '../../realtime/testing/test-client.ts'
import { createPostgresNotify } from '../postgres-notify.ts'

const EXTENDED = { protocols: ['actioncable-v1-ext-json'] }
/** The one stream that everybody here follows. */
export const STREAM = streamNames.userNotices('1')

/** Position of the last frame that a client received. */
export const placeOf = ({ epoch, offset }: Record<string, unknown>) => ({
  streams: { [STREAM]: { epoch, offset } },
})

/** A replica of the product's cable, as far as history goes; people are made up. */
export async function startCableReplica(jobsUrl: string) {
  const port = createPostgresNotify(jobsUrl, () => undefined)
  let gaps = 0
  const log = ({ code }: { readonly code: string }) => {
    if (code === 'signal_gap') gaps += 1
  }
  const broadcaster = await createPostgresBroadcaster({ port, log })
  const { ports } = createFakeApi()
  const announcer = createAnnouncer((stream, message) =>
    broadcaster.publish({ tag: 'message', stream, message }),
  )
  let serial = 0
  const node = createCableNode({
    app: createCableApp({ ports, announcer, log }),
    clock: cableClock(),
    origins: [],
    broadcaster,
    randomId: () => `id-${(serial += 1)}`,
    log,
  })
  const server = createServer()
  server.on('upgrade', (request, socket, head) => void node.handleUpgrade(request, socket, head))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  let isStopped = false
  // A server that listens on TCP has an address object.
  const { port: at } = server.address() as AddressInfo
  return {
    node,
    port,
    /** How often its line to the database was lost and made again; it lets its clients go then. */
    gaps: () => gaps,
    async stop() {
      if (isStopped) return
      isStopped = true
      await node.close()
      broadcaster.close()
      await port.close()
      server.close()
    },
    say: (n: number) => node.broadcast(STREAM, { n }),
    /** Subscribes and asks for the messages after a position. */
    async follow(history?: Record<string, unknown>) {
      const client = await openTestClient(`ws://127.0.0.1:${at}/cable?token=ann`, EXTENDED)
      await client.next()
      const extra = history ? { history } : {}
      client.subscribe({ channel: 'NotificationsChannel' }, extra)
      return client
    },
  }
}
