import type { FastifyInstance } from 'fastify'
import { EXTENSION_NAME, type extensionPackage } from './extension-package.ts'

/** Offers the built browser extension; 404 as long as there is none. */
export function extensionFiles(app: FastifyInstance, read: ReturnType<typeof extensionPackage>) {
  app.get(`/downloads/${EXTENSION_NAME}.zip`, async (_request, reply) => {
    const made = await read()
    if (!made) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', `attachment; filename="${EXTENSION_NAME}-${made.version}.zip"`)
      .type('application/zip')
      .send(Buffer.from(made.bytes))
  })
}
