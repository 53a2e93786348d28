import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAnnouncer } from '../announcer.ts'
import type { Broadcaster } from '../broadcaster.ts'
import type { CableApp } from '../cable-app.ts'
import { createCableApp } from '../cable-app.ts'
import type { CableNode, CableNodeOptions } from '../cable-node.ts'
import { createCableNode } from '../cable-node.ts'
import type { ChannelDefinition } from '../channels/channel.ts'
import type { CableLimits } from '../limits.ts'
import { createMemoryBroadcaster } from '../memory-broadcaster.ts'
import type { FakeApi } from './fake-ports.ts'
import { createFakeApi } from './fake-ports.ts'
import type { TestClient } from './test-client.ts'
import { openTestClient } from './test-client.ts'
import type { VirtualCableClock } from './virtual-cable-clock.ts'
import { createVirtualCableClock } from './virtual-cable-clock.ts'

export const CONSOLE_ORIGIN = 'http://localhost:8080'
export const STARTED_AT = Date.UTC(2026, 0, 1)

export type RunningNode = {
  node: CableNode
  clock: VirtualCableClock
  api: FakeApi
  broadcaster: Broadcaster
  logged: { code: string; sid?: string; detail?: string }[]
  url: string
  /** Opens a client and takes its welcome. */
  join(token?: string, protocols?: string[]): Promise<TestClient>
  /** Opens a client whose messages are all left to the test. */
  open(query: string, options?: { protocols?: string[]; origin?: string }): Promise<TestClient>
  stop(): Promise<void>
}

/** A node on a free port of the loopback, with time in the test's hand. */
export async function startNode(
  options: {
    api?: FakeApi
    channels?: (api: FakeApi) => Record<string, ChannelDefinition>
    wrap?: (app: CableApp) => CableApp
    limits?: Partial<CableLimits>
    broadcaster?: Broadcaster
    addressOf?: CableNodeOptions['addressOf']
  } = {},
): Promise<RunningNode> {
  const clock = createVirtualCableClock(STARTED_AT)
  const { api = createFakeApi(), broadcaster = createMemoryBroadcaster({ now: clock.now }) } =
    options
  const logged: RunningNode['logged'] = []
  const log = (entry: RunningNode['logged'][number]) => void logged.push(entry)
  const announcer = createAnnouncer((stream, message) => {
    api.journal.push(`broadcast ${stream}`)
    return broadcaster.publish({ tag: 'message', stream, message })
  })
  const channels = options.channels === undefined ? {} : { channels: options.channels(api) }
  const app = createCableApp({ ports: api.ports, announcer, log, ...channels })
  let idCount = 1
  const node = createCableNode({
    app: options.wrap?.(app) ?? app,
    clock,
    origins: [CONSOLE_ORIGIN],
    broadcaster,
    randomId: () => `id-${(idCount += 1)}`,
    log,
    limits: options.limits ?? {},
    ...(options.addressOf ? { addressOf: options.addressOf } : {}),
  })
  const server = createServer()
  server.on('upgrade', (request, socket, head) => {
    if (!node.handleUpgrade(request, socket, head)) socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server answers an address object.
  const { port } = server.address() as AddressInfo
  const url = `ws://127.0.0.1:${port}/cable`
  const open: RunningNode['open'] = (query, given) => openTestClient(`${url}${query}`, given)
  return {
    node,
    clock,
    api,
    broadcaster,
    logged,
    url,
    open,
    async join(token = 'ann', protocols) {
      const client = await open(`?token=${token}`, protocols === undefined ? {} : { protocols })
      await client.next()
      return client
    },
    async stop() {
      await node.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
