import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * A hook that lets only requests with the token through; the comparison takes constant time.
 *
 * @param present  how the no is put, where clients expect a shape of their own
 */
export function createBearerGuard(
  token: string,
  present: (code: string, message: string) => object = (code, message) => ({ code, message }),
) {
  const expected = digest(`Bearer ${token}`)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) return
    await reply
      .code(401)
      .header('www-authenticate', 'Bearer')
      .send(present('unauthorized', 'the bearer token is missing or wrong'))
  }
}
