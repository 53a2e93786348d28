import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { contentSecurityPolicy, newNonce } from './security-headers.ts'

const YEAR_S = 31_536_000

/** Serves the built console: hashed files for a year, the page itself never from a cache. */
export async function consoleFiles(app: FastifyInstance, config: Config) {
  const page = join(config.consoleDir, 'index.html')
  if (!existsSync(page)) return
  // The page runs under this name; its run gate lets no other one pass.
  const { hostname } = new URL(config.publicOrigin)
  const html = readFileSync(page, 'utf8').replaceAll('{{allowed-hosts}}', hostname)
  await app.register(fastifyStatic, {
    root: config.consoleDir,
    index: false,
    wildcard: false,
    setHeaders: (response, path) => {
      const hashed = path.includes(`${config.consoleDir}/assets/`)
      response.header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
    },
  })
  app.get('/', (_request, reply) => {
    const nonce = newNonce()
    return reply
      .header('content-security-policy', contentSecurityPolicy({ config, nonce }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll('{{csp-nonce}}', nonce))
  })
}
