import type { CableApp } from '../cable-app.ts'
import type { RpcHandler } from '../rpc-handler.ts'
import { rpcToken } from '../rpc-handler.ts'

const CONNECT_KEYS = ['env', 'error_msg', 'identifiers', 'status', 'transmissions']
const COMMAND_KEYS = [
  'disconnect',
  'env',
  'error_msg',
  'status',
  'stop_streams',
  'stopped_streams',
  'streams',
  'transmissions',
]

/**
 * Takes the place of AnyCable-Go: every call crosses the HTTP RPC as JSON text, and an answer with
 * other fields than AnyCable knows fails the test.
 */
export function createAnyCableStandIn(
  handler: RpcHandler,
  secret: string,
  app: CableApp,
): CableApp & { readonly callCount: number } {
  let callCount = 0

  async function post<T>(name: string, request: unknown, sid: string, keys: string[]): Promise<T> {
    callCount += 1
    const headers = {
      authorization: `Bearer ${rpcToken(secret)}`,
      'x-anycable-meta-sid': sid,
      'x-anycable-meta-protov': 'v1',
    }
    const answer = await handler(name, headers, JSON.parse(JSON.stringify(request)))
    if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}`)
    const body: unknown = JSON.parse(JSON.stringify(answer.body))
    const found = Object.keys(body as object).sort()
    if (found.join() !== keys.join()) throw new Error(`${name} answered the fields ${found.join()}`)
    // Only the keys are checked; the scenarios test the values.
    return body as T
  }

  return {
    connect: (request, { sid }) => post('connect', request, sid, CONNECT_KEYS),
    command: (request, { sid }) => post('command', request, sid, COMMAND_KEYS),
    disconnect: (request, { sid }) => post('disconnect', request, sid, ['error_msg', 'status']),
    liveSessions: app.liveSessions,
    get callCount() {
      return callCount
    },
  }
}
