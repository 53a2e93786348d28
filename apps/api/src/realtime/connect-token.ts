import type { RpcEnv } from './rpc-shapes.ts'

const TOKEN_PROTOCOL = 'anycable-token.'

/** The token of a connect attempt: `token` of the query, or else the offered token subprotocol. */
export function connectToken({ url, headers }: Pick<RpcEnv, 'url' | 'headers'>): string {
  const query = parseUrl(url)?.searchParams.get('token') ?? ''
  if (query !== '') return query
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',')
  const carrier = offered.find((name) => name.trim().startsWith(TOKEN_PROTOCOL))
  return carrier === undefined ? '' : carrier.trim().slice(TOKEN_PROTOCOL.length)
}

/** A text without the token, for the log. */
export const hideToken = (text: string, token: string): string =>
  text.replaceAll(token, '[token]').replaceAll(encodeURIComponent(token), '[token]')

/** Path of an address, the part kept after the token has been used. */
export const pathOnly = (url: string): string =>
  PLAIN_PATH.exec(url)?.[1] ?? parseUrl(url)?.pathname ?? ''

/** As every browser asks; only other forms are taken apart in full, which costs much more. */
const PLAIN_PATH = /^(\/[\w-]+)(?:\?|$)/

function parseUrl(url: string): URL | null {
  return URL.canParse(url, 'http://cable.invalid') ? new URL(url, 'http://cable.invalid') : null
}
