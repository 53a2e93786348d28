import type { IncomingMessage } from 'node:http'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readBytes } from '../../jsonapi/read-bytes.ts'
import { readFormText } from '../../jsonapi/read-form-text.ts'
import { readJson } from '../../jsonapi/read-json.ts'
import { openBody } from './open-body.ts'

/** JSON:API and plain JSON bodies are read alike; forms only where a call declares them. */
export async function bodyParsers(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/vnd.api+json', 'application/json'],
    async (request: FastifyRequest, body: IncomingMessage) => {
      const { config, bodyLimit } = request.routeOptions
      const bytes = await readBytes(body, request.headers, bodyLimit)
      const { operation } = config
      return operation?.body === 'upload' ? openBody(operation, bytes) : readJson(bytes)
    },
  )
  await app.register(formbody, { parser: readFormText })
  // Operations that take files read the body themselves, with their own limits.
  await app.register(multipart)
}
