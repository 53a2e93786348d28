import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '../../kernel/config.ts'
import { extensionFiles } from './extension-files.ts'
import { extensionPackage } from './extension-package.ts'
import { contentSecurityPolicy, newNonce, WORKER_POLICY } from './security-headers.ts'

const YEAR_S = 31_536_000
const PACKED = /\.(br|gz)$/

/**
 * Serves the built console, and the browser extension that it offers: hashed files are cached for a
 * year, the page never.
 */
export async function consoleFiles(app: FastifyInstance, config: Config) {
  const page = join(config.consoleDir, 'index.html')
  const worker = join(config.consoleDir, 'sw.js')
  if (!existsSync(page)) return
  // The page runs under this name; its run gate lets no other one pass.
  const { hostname } = new URL(config.publicOrigin)
  const extension = extensionPackage(config)
  extensionFiles(app, extension)
  await app.register(fastifyStatic, {
    root: config.consoleDir,
    index: false,
    // A release replaces the files while the server keeps running.
    wildcard: true,
    // The build brings a packed twin of each file.
    preCompressed: true,
    setHeaders: (response, sent) => {
      const path = sent.replace(PACKED, '')
      const hashed = path.includes(`${config.consoleDir}/assets/`)
      response.header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
      if (path === worker) response.header('content-security-policy', WORKER_POLICY)
    },
  })
  app.get('/', async ({ log }, reply) => {
    const nonce = newNonce()
    const html = await readPage(page)
    if (html === undefined)
      return reply
        .code(503)
        .headers({ 'retry-after': '1', refresh: '1', 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(BEING_REPLACED)
    return reply
      .header('content-security-policy', contentSecurityPolicy({ config, nonce, html }))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        html
          .replaceAll('{{allowed-hosts}}', hostname)
          .replaceAll('{{demo}}', config.demo ? '1' : '')
          .replaceAll('{{extension}}', await offeredPackage(extension, log))
          .replaceAll('{{csp-nonce}}', nonce),
      )
  })
}

/**
 * Version of the extension that there is, and the hash of its deployment; nothing of one that cannot
 * be read: the page works without.
 */
async function offeredPackage(
  extension: ReturnType<typeof extensionPackage>,
  log: FastifyBaseLogger,
): Promise<string> {
  try {
    const made = await extension()
    return made ? `${made.version} ${made.deploymentHash}` : ''
  } catch (error) {
    log.error({ err: error }, 'the package of the browser extension cannot be read')
    return ''
  }
}

/** Answer while a release replaces the files; the browser retries automatically. */
const BEING_REPLACED = `<!doctype html><meta charset="utf-8"><title>正在更新 / Updating</title>
<p>正在更新，请稍候 / Being updated, one moment please</p>`

async function readPage(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
