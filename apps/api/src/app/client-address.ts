import type { IncomingMessage } from 'node:http'
import proxyAddr, { compile } from '@fastify/proxy-addr'

/**
 * Client address of a request that no route gets, such as an upgrade; the same as `request.ip` of a
 * route. `X-Forwarded-For` counts only as far as trusted proxies wrote it.
 */
export function createClientAddress(
  trustedProxies: readonly string[],
): (request: IncomingMessage) => string {
  const isTrusted = compile([...trustedProxies])
  return (request) => proxyAddr(request, isTrusted)
}
