import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { CableApp } from './cable-app.ts'
import { RealtimeError } from './realtime-error.ts'
import { parseCommand, parseConnect, parseDisconnect } from './rpc-requests.ts'
import type { CommandResponse, ConnectResponse, DisconnectResponse } from './rpc-shapes.ts'

export type RpcHeaders = Readonly<Record<string, string | string[] | undefined>>

export type RpcAnswer = {
  status: 200 | 401 | 404 | 422
  body: ConnectResponse | CommandResponse | DisconnectResponse | { error: string }
}

export type RpcHandler = (name: string, headers: RpcHeaders, body: unknown) => Promise<RpcAnswer>

/**
 * Serves AnyCable-Go's HTTP RPC: `POST /_anycable/<name>`, name being connect, command or
 * disconnect. AnyCable-Go must check origins itself (`--allowed_origins`), pass `origin` on
 * (`--headers=cookie,origin`), and run with `--sessions_ttl=0`: a session it resumes by itself would
 * skip authentication.
 *
 * @param secret  the one AnyCable-Go has as ANYCABLE_SECRET
 * @returns       200 with the call's result; 401 without the right bearer token; 404 for another
 *                name; 422 for a body that is not the call's. Header names are lower-case.
 * @throws        RealtimeError 'rpc_secret_missing' when made with an empty secret
 * @source realtime design §5
 */
export function createRpcHandler({ app, secret }: { app: CableApp; secret: string }): RpcHandler {
  if (secret === '') throw new RealtimeError('rpc_secret_missing', 'the RPC needs a secret')
  const expected = digest(`Bearer ${rpcToken(secret)}`)

  return async (name, headers, body) => {
    const given = headers['authorization']
    if (!timingSafeEqual(digest(typeof given === 'string' ? given : ''), expected))
      return { status: 401, body: { error: 'unauthenticated' } }
    const sid = headers['x-anycable-meta-sid']
    const meta = { sid: typeof sid === 'string' ? sid : '' }
    if (name === 'connect') {
      const request = parseConnect(body)
      return request === null ? INVALID : ok(await app.connect(request, meta))
    }
    if (name === 'command') {
      const request = parseCommand(body)
      return request === null ? INVALID : ok(await app.command(request, meta))
    }
    if (name === 'disconnect') {
      const request = parseDisconnect(body)
      return request === null ? INVALID : ok(await app.disconnect(request, meta))
    }
    return { status: 404, body: { error: 'unknown_call' } }
  }
}

/** The bearer token AnyCable derives from its secret for RPC calls. */
export const rpcToken = (secret: string): string =>
  createHmac('sha256', secret).update('rpc-cable').digest('hex')

const INVALID: RpcAnswer = { status: 422, body: { error: 'invalid_request' } }

const ok = (body: ConnectResponse | CommandResponse | DisconnectResponse): RpcAnswer => ({
  status: 200,
  body,
})

/** Equal lengths for the comparison that takes the same time wherever the texts differ. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
