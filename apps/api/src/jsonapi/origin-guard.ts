import type { IncomingHttpHeaders } from 'node:http'
import type { Operation } from './operation.ts'
import { problem } from './problem.ts'

/**
 * A call that changes something is refused when a browser says that another site, another origin
 * or a navigation sent it. Programs send no Sec-Fetch headers and pass.
 *
 * @source reliability C4, C5 (decisions): GETs that change state
 */
export function refuseCrossSite(operation: Operation, headers: IncomingHttpHeaders) {
  const site = headers['sec-fetch-site']
  const navigated = headers['sec-fetch-mode'] === 'navigate'
  const foreign = site === 'cross-site' || site === 'same-site'
  if (!navigated && !foreign) return
  throw problem(
    403,
    'cross_site',
    `不接受来自其他站点的 ${operation.method} 请求 / not accepted from another site`,
  )
}
