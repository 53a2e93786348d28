import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readFormText } from '../../jsonapi/read-form-text.ts'
import { readJson } from '../../jsonapi/read-json.ts'
import { openBody } from './open-body.ts'

/** JSON:API and plain JSON bodies are read alike; forms only where a call declares them. */
export async function bodyParsers(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/vnd.api+json', 'application/json'],
    { parseAs: 'buffer' },
    // parseAs promises a buffer.
    async (request: FastifyRequest, body: Buffer) => {
      const { operation } = request.routeOptions.config
      return operation?.body === 'upload' ? openBody(operation, body) : readJson(body)
    },
  )
  await app.register(formbody, { parser: readFormText })
  // Operations that take files read the body themselves, with their own limits.
  await app.register(multipart)
}
