import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../../kernel/config.ts'
import { catalogueNotice, LOOK_AGAIN_S } from './catalogue-notice.ts'
import { catalogueState } from './catalogue-state.ts'
import { cataloguePolicy, newNonce, noticePolicy } from './security-headers.ts'

const ADDRESS = '/storybook'
/** Its pages, by their addresses; everything else of it is loaded by them. */
const PAGES = { '/': 'index.html', '/index.html': 'index.html', '/iframe.html': 'iframe.html' }
const STATUS = { building: 503, failed: 503, missing: 404 } as const
const YEAR_S = 31_536_000

/** Serves the built catalogue of components; as long as it is not there, a page that says why. */
export async function catalogueFiles(app: FastifyInstance, config: Config) {
  const { catalogueDir, dataDir } = config
  app.get(ADDRESS, ({ url }, reply) => {
    const query = url.slice(ADDRESS.length)
    return reply.redirect(`${ADDRESS}/${query}`, 308)
  })
  for (const [address, file] of Object.entries(PAGES)) {
    app.get(`${ADDRESS}${address}`, async (_request, reply) => {
      const state = await catalogueState(dataDir, catalogueDir)
      if (state.tag === 'ready') return sendPage(reply, join(catalogueDir, file))
      const nonce = newNonce()
      if (state.tag === 'building') void reply.header('retry-after', LOOK_AGAIN_S)
      return asPage(reply, noticePolicy(nonce))
        .code(STATUS[state.tag])
        .send(catalogueNotice(state, nonce))
    })
  }
  await app.register(fastifyStatic, {
    root: catalogueDir,
    prefix: `${ADDRESS}/`,
    index: false,
    // The route of the console's files has already decorated the reply.
    decorateReply: false,
    // It may be built while the server runs.
    wildcard: true,
    suppressWarning: true,
    setHeaders: (response, path) => {
      const hashed = path.includes(`${catalogueDir}/assets/`)
      response.header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
    },
  })
}

async function sendPage(reply: FastifyReply, file: string) {
  const html = await readFile(file, 'utf8')
  return asPage(reply, cataloguePolicy(html)).send(html)
}

const asPage = (reply: FastifyReply, policy: string) =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
