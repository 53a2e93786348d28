import { setTimeout as wait } from 'node:timers/promises'
import { gather } from './crowd.ts'
import { startServer } from './server-child.ts'

export type CrowdFigures = {
  /** Of heap and buffers, and of the whole process; bytes for each connection. */
  readonly heapBytes: number
  readonly residentBytes: number
  /** From the broadcast to its last receipt, the quickest round, ms: the others met other work. */
  readonly fanOutMs: number
  /** The longest hold of the event loop while nothing but pings is sent, ms. */
  readonly restHoldMs: number
}

const WARM_UP = 200
const SETTLE_MS = 1_000
/** More than one round of pings. */
const REST_MS = 4_000

/** Weighs one kind of server with so many sockets, and times its broadcasts. */
export async function measureCrowd(
  kind: 'cable' | 'plain',
  { size, rounds }: { size: number; rounds: number },
): Promise<CrowdFigures> {
  const server = await startServer(kind)
  try {
    const first = await gather(server.url, WARM_UP, kind === 'cable')
    first.leave()
    await wait(SETTLE_MS)
    const before = await server.weigh()
    const crowd = await gather(server.url, size, kind === 'cable')
    await wait(SETTLE_MS)
    await server.weigh()
    await server.hold()
    await wait(REST_MS)
    const restHoldMs = await server.hold()
    const after = await server.weigh()
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      times.push(await crowd.timeOne(() => void server.send('x'.repeat(200))))
      await wait(200)
    }
    crowd.leave()
    return {
      heapBytes: (after.heapBytes - before.heapBytes) / size,
      residentBytes: (after.residentBytes - before.residentBytes) / size,
      fanOutMs: Math.min(...times),
      restHoldMs,
    }
  } finally {
    server.stop()
  }
}
