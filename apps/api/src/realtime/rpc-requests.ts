import { isRecord } from './json.ts'
import type {
  CommandName,
  CommandRequestBody,
  ConnectRequest,
  DisconnectRequest,
  RpcEnv,
} from './rpc-shapes.ts'

const COMMANDS: readonly string[] = ['subscribe', 'unsubscribe', 'message']

/** Reads the body of a connect call; `null` if it is invalid. */
export function parseConnect(body: unknown): ConnectRequest | null {
  const env = isRecord(body) ? parseEnv(body['env']) : null
  return env && { env }
}

/** Reads the body of a command call; `null` if it is invalid. */
export function parseCommand(body: unknown): CommandRequestBody | null {
  if (!isRecord(body)) return null
  const { command, identifier, connection_identifiers } = body
  const env = parseEnv(body['env'])
  if (env === null || !isCommand(command) || typeof identifier !== 'string') return null
  if (typeof connection_identifiers !== 'string') return null
  return { command, identifier, connection_identifiers, data: textOf(body['data']), env }
}

/** Reads the body of a disconnect call; `null` if it is invalid. */
export function parseDisconnect(body: unknown): DisconnectRequest | null {
  if (!isRecord(body)) return null
  const env = parseEnv(body['env'])
  const { identifiers } = body
  const subscriptions = body['subscriptions'] ?? []
  if (env === null || typeof identifiers !== 'string' || !Array.isArray(subscriptions)) return null
  if (!subscriptions.every((one) => typeof one === 'string')) return null
  return { identifiers, subscriptions, env }
}

function parseEnv(raw: unknown): RpcEnv | null {
  if (!isRecord(raw)) return null
  return {
    url: textOf(raw['url']),
    headers: textsOf(raw['headers']),
    cstate: textsOf(raw['cstate']),
    istate: textsOf(raw['istate']),
  }
}

/** Empty members are left out or `null` on this wire. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const isCommand = (value: unknown): value is CommandName =>
  typeof value === 'string' && COMMANDS.includes(value)

function textsOf(raw: unknown): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [key, value] of Object.entries(isRecord(raw) ? raw : {}))
    if (typeof value === 'string') texts[key] = value
  return texts
}
