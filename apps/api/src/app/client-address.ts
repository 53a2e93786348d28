import type { IncomingMessage } from 'node:http'
import proxyAddr, { compile } from '@fastify/proxy-addr'

/**
 * Whose address stands for a request that no route gets, such as an upgrade: the one that
 * `request.ip` of a route is. `X-Forwarded-For` counts only as far as trusted proxies wrote it.
 */
export function createClientAddress(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => string {
  const isTrusted = compile([...trustedProxies])
  return (request) => proxyAddr(request, isTrusted)
}
