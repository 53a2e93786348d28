import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SandboxContext } from '../sandbox-context.ts'

/** Lets consoles read a picture or clip across origins. */
export function openPicture(
  context: SandboxContext,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { origin } = request.headers
  if (origin && context.consoleOrigins.includes(origin)) {
    reply.header('access-control-allow-origin', origin)
  }
  return reply
    .header('vary', 'Origin')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', 'public, max-age=86400')
    .header('content-security-policy', "default-src 'none'; sandbox")
}
