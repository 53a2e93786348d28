import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { PLATFORMS } from '../platforms.ts'

/** The files pages load, by name; nothing else is served from the folder. */
const ASSETS: Record<string, string> = {
  'frame-protocol.js': 'text/javascript; charset=utf-8',
  'creator-page.js': 'text/javascript; charset=utf-8',
  'content-form.js': 'text/javascript; charset=utf-8',
  'process-image.js': 'text/javascript; charset=utf-8',
  'board-page.js': 'text/javascript; charset=utf-8',
  'base.css': 'text/css; charset=utf-8',
  'creator-page.css': 'text/css; charset=utf-8',
  'public-page.css': 'text/css; charset=utf-8',
  'consent-page.css': 'text/css; charset=utf-8',
  'board-page.css': 'text/css; charset=utf-8',
}

/** The colours of the channels, printed from their rows. */
const BRANDS = PLATFORMS.map(
  ({ platform, brand }) =>
    `[data-platform='${platform}'] { --brand: ${brand.solid}; --brand-from: ${brand.from}; --brand-to: ${brand.to} }\n`,
).join('')

/** Serves the scripts and styles of the pages. */
export async function mountAssets(app: FastifyInstance): Promise<void> {
  app.get('/assets/brands.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(BRANDS),
  )
  for (const [name, type] of Object.entries(ASSETS)) {
    const text = await readFile(new URL(`../../web/${name}`, import.meta.url), 'utf8')
    app.get(`/assets/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(text),
    )
  }
}
