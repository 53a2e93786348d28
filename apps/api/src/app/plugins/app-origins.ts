import type { FastifyInstance, FastifyReply } from 'fastify'
import { problem } from '../../kernel/problem.ts'

const METHODS = 'GET, POST, PUT, DELETE'
/** Request headers of the SDK beyond the safelisted ones. */
const SENT = 'authorization, content-type, accept, idempotency-key, if-unmodified-since'
/** Response headers that the SDK reads beyond the safelisted ones. */
const READ = 'x-request-id, retry-after, content-disposition, content-range, accept-ranges'
const KEPT_S = 600

/**
 * Lets the pages of other origins call: those that `APP_ORIGINS` names, exactly. Never with
 * cookies: `access-control-allow-credentials` is not sent, and `isAppOrigin` keeps them from
 * counting where a browser sends them all the same.
 *
 * @source fetch standard, CORS protocol
 */
export function appOrigins(app: FastifyInstance, origins: readonly string[]) {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    const method = request.headers['access-control-request-method']
    const isPreflight = request.method === 'OPTIONS' && method !== undefined
    if (origins.length > 0) addVary(reply, 'origin')
    const isListed = origin !== undefined && origins.includes(origin)
    if (isListed) void reply.header('access-control-allow-origin', origin)
    if (!isPreflight) {
      if (isListed) void reply.header('access-control-expose-headers', READ)
      return undefined
    }
    if (!isListed) throw notListed()
    return reply
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', SENT)
      .header('access-control-max-age', KEPT_S)
      .code(204)
      .send()
  })
}

/** Adds one name to `Vary`, once. */
export function addVary(reply: Pick<FastifyReply, 'getHeader' | 'header'>, name: string) {
  const given = reply.getHeader('vary')
  const names = typeof given === 'string' ? given.split(/,\s*/) : []
  if (!names.includes(name)) void reply.header('vary', [...names, name].join(', '))
}

const notListed = () => problem('origin_not_allowed')
