import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { problem } from '../../jsonapi/problem.ts'

const MAX_DEPTH = 40

/** JSON:API and plain JSON bodies are read alike; forms only where a call declares them. */
export async function bodyParsers(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/vnd.api+json', 'application/json'],
    { parseAs: 'string' },
    (_request, body, done) => {
      // parseAs promises a string.
      const text = body as string
      if (text === '') return done(null, undefined)
      try {
        const parsed: unknown = JSON.parse(text)
        refuseDeep(parsed, 0)
        done(null, parsed)
      } catch (error) {
        done(
          error instanceof SyntaxError || error instanceof RangeError
            ? invalidJson()
            : toError(error),
        )
      }
    },
  )
  await app.register(formbody)
  // Read where an operation declares files; the limits stand there.
  await app.register(multipart)
}

const invalidJson = () =>
  problem(400, 'invalid_json', '请求不是有效的 JSON / the body is not valid JSON')
const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

function refuseDeep(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return
  if (depth > MAX_DEPTH)
    throw problem(422, 'too_deep', '请求内容嵌套过深 / the body is nested too deeply', {
      source: { pointer: '' },
    })
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__') throw invalidJson()
    refuseDeep(inner, depth + 1)
  }
}
