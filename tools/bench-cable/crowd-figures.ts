import { setTimeout as wait } from 'node:timers/promises'
import { gather } from './crowd.ts'
import { startServer } from './server-child.ts'

export type CrowdFigures = {
  /** Bytes per connection: heap with buffers, and the whole process. */
  readonly heapBytes: number
  readonly residentBytes: number
  /** Broadcast to last receipt, fastest round, ms: slower rounds include other work. */
  readonly fanOutMs: number
  /** Longest block of the event loop while only pings are sent, ms. */
  readonly restHoldMs: number
}

const WARM_UP = 200
const SETTLE_MS = 1_000
/** Longer than one round of pings. */
const REST_MS = 4_000

type Weighed = Omit<CrowdFigures, 'fanOutMs'> & {
  readonly timeBroadcast: () => Promise<number>
  readonly close: () => void
}

/** Measures the memory of both servers with `size` sockets, and their broadcasts alternately. */
export async function measureCrowds(size: number, rounds: number) {
  const plain = await weigh('plain', size)
  const cable = await weigh('cable', size)
  const times: { plain: number[]; cable: number[] } = { plain: [], cable: [] }
  // Alternate, so other work on the machine affects both.
  for (let round = 0; round < rounds; round += 1) {
    times.plain.push(await plain.timeBroadcast())
    times.cable.push(await cable.timeBroadcast())
    await wait(100)
  }
  for (const { close } of [plain, cable]) close()
  return {
    plain: { ...plain, fanOutMs: Math.min(...times.plain) },
    cable: { ...cable, fanOutMs: Math.min(...times.cable) },
  }
}

async function weigh(kind: 'cable' | 'plain', size: number): Promise<Weighed> {
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
    return {
      heapBytes: (after.heapBytes - before.heapBytes) / size,
      residentBytes: (after.residentBytes - before.residentBytes) / size,
      restHoldMs,
      timeBroadcast: () => crowd.timeOne(() => void server.send('x'.repeat(200))),
      close() {
        crowd.leave()
        server.stop()
      },
    }
  } catch (error) {
    server.stop()
    throw error
  }
}
