import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../kernel/config.ts'
import { problem } from '../kernel/problem.ts'
import type { Operation } from './operation.ts'

/**
 * A call that changes something is refused when a browser says that another site, another origin
 * or a navigation sent it. Programs send neither Sec-Fetch headers nor an origin and pass.
 *
 * @source reliability C4, C5 (decisions): GETs that change state; T16
 */
export function refuseCrossSite(
  operation: Operation,
  headers: IncomingHttpHeaders,
  { publicOrigin: ownOrigin, appOrigins }: Pick<Config, 'publicOrigin' | 'appOrigins'>,
) {
  const navigated = headers['sec-fetch-mode'] === 'navigate'
  if (!navigated && isAppOrigin(headers, appOrigins)) return
  if (!navigated && !isForeign(headers, ownOrigin)) return
  throw problem('cross_site', { method: operation.method })
}

/** A page of another origin that may call: with a bearer token, never with a cookie. */
export const isAppOrigin = ({ origin }: IncomingHttpHeaders, appOrigins: readonly string[]) =>
  origin !== undefined && appOrigins.includes(origin)

/**
 * Over plain http browsers send no Sec-Fetch headers: there the origin is all they say. Where they
 * do send them those decide, for a proxy in between may serve the page under an origin of its own.
 */
function isForeign({ 'sec-fetch-site': site, origin }: IncomingHttpHeaders, ownOrigin: string) {
  if (site !== undefined) return site === 'cross-site' || site === 'same-site'
  return origin !== undefined && origin !== ownOrigin
}
