import type { Registry } from '../../../src/jsonapi/registry.ts'
import { fileRequests, heavyFiles } from './heavy-files.ts'
import { heavyRequests, type HeavyRequest } from './heavy-requests.ts'
import type { Hold, ProbedServer } from './probed-server.ts'
import { inSendingOrder } from './sending-order.ts'

/** Effects of one request on the server. */
export interface Held extends Hold {
  operation: string
  what: string
  status: number
}

export interface FloodOptions {
  server: ProbedServer
  registry: Registry
  /** Of a person who may do everything. */
  token: string
  /** All there is, or what strangers can send, each file once, and a part of the rest. */
  extent: 'all' | 'part'
  /** The limit, ms: what is over it is sent again, and the lowest of three counts. */
  mostMs: number
  onHeld?: (held: Held) => void
}

/** On a busy machine parts of a body pile up and are read in one turn; code that holds does it always. */
const TIMES_OVER = 3

/** Sends what is heavy to each operation, one request after the other. */
export async function flood(options: FloodOptions) {
  const { server, registry, token, extent, mostMs, onHeld } = options
  const all: Held[] = []
  for (const { operation, request } of requestsOf(registry, extent)) {
    let status = 0
    const measure = () =>
      server.holdOf(async () => {
        status = await send(server.url, request, token)
      })
    let hold = await measure()
    for (let times = 1; hold.cpuMs > mostMs && times < TIMES_OVER; times += 1) {
      const again = await measure()
      if (again.cpuMs < hold.cpuMs) hold = again
    }
    const held = { operation, what: request.what, status, ...hold }
    all.push(held)
    onHeld?.(held)
  }
  return all
}

/** In a part, of the requests to operations that want a person. */
const EVERY_NTH = 307

function* requestsOf(registry: Registry, extent: 'all' | 'part') {
  const operations = inSendingOrder(registry.operations)
  const takers = operations.filter(({ body }) => body === 'upload')
  for (const [fileAt, file] of heavyFiles().entries())
    for (const [takerAt, operation] of takers.entries())
      for (const [formAt, request] of [...fileRequests(operation, file)].entries())
        if (extent === 'all' || (fileAt % takers.length === takerAt && fileAt % 2 === formAt))
          yield { operation: operation.id, request }
  let at = 0
  for (const operation of operations)
    for (const request of heavyRequests(operation)) {
      at += 1
      const open = operation.id === 'auth.login' && request.body !== undefined
      if (extent === 'all' || open || at % EVERY_NTH === 0)
        yield { operation: operation.id, request }
    }
}

async function send(
  url: string,
  { method, path, headers, body }: HeavyRequest,
  token: string,
): Promise<number> {
  const signedOut = path.startsWith('/oauth')
  try {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(signedOut ? {} : { authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body: body() }),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch (error) {
    // The server may answer and hang up while a body it refused is still on its way.
    if (error instanceof TypeError) return 0
    throw error
  }
}
