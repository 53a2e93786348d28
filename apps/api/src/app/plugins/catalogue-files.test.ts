import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../../kernel/config.ts'
import { catalogueFiles } from './catalogue-files.ts'
import { securityHeaders } from './security-headers.ts'

const PAGE = `<script>window.a = 1</script><script type="module" src="./sb.js"></script>`
let place: string
let app: FastifyInstance

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'omc-catalogue-'))
  const config = readConfig({ DATA_DIR: place, CATALOGUE_DIR: join(place, 'dist') })
  app = Fastify({ logger: false })
  securityHeaders(app, config)
  await catalogueFiles(app, config)
})
afterEach(async () => {
  await app.close()
  await rm(place, { recursive: true })
})

const note = (text: string) => writeFile(join(place, 'catalogue.json'), text)

/** A folder as left by a build, next to unrelated files. */
async function build() {
  await mkdir(join(place, 'dist/assets'), { recursive: true })
  await writeFile(join(place, 'dist/index.html'), PAGE)
  await writeFile(join(place, 'dist/iframe.html'), PAGE)
  await writeFile(join(place, 'dist/sb.js'), 'export {}')
  await writeFile(join(place, 'dist/assets/button-1a2b.js'), 'export {}')
  await writeFile(join(place, 'secret-key'), 'hidden')
}

it('says in both languages that the catalogue is being built, and looks again by itself', async () => {
  await note(JSON.stringify({ tag: 'building', pid: process.pid }))
  const answer = await app.inject('/storybook/')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('3')
  expect(answer.payload).toContain('<meta http-equiv="refresh" content="3">')
  expect(answer.payload).toContain('组件目录正在构建')
  expect(answer.payload).toContain('The catalogue is being built')
})

it('takes a build of somebody who is gone for none, and half a note too', async () => {
  await note(JSON.stringify({ tag: 'building', pid: 2 ** 30 }))
  expect((await app.inject('/storybook/')).statusCode).toBe(404)
  await note('{"tag":"buil')
  expect((await app.inject('/storybook/')).payload).toContain('npm run build:storybook')
})

it('says why a build failed, as text', async () => {
  await note(JSON.stringify({ tag: 'failed', said: 'no </pre><script>story</script>' }))
  const { statusCode, payload } = await app.inject('/storybook/')
  expect(statusCode).toBe(503)
  expect(payload).toContain('组件目录构建失败')
  expect(payload).toContain('no &lt;/pre&gt;&lt;script&gt;story')
  expect(payload).not.toContain('refresh')
})

it('serves what was built while the server ran, the page never from a cache', async () => {
  expect((await app.inject('/storybook/')).statusCode).toBe(404)
  await build()
  await note(JSON.stringify({ tag: 'ready' }))
  const link = await app.inject('/storybook?path=/story/button')
  expect(link.headers.location).toBe('/storybook/?path=/story/button')
  for (const address of ['/storybook/', '/storybook/index.html', '/storybook/iframe.html?id=a']) {
    const answer = await app.inject(address)
    expect([answer.statusCode, answer.payload]).toEqual([200, PAGE])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  const part = await app.inject('/storybook/assets/button-1a2b.js')
  expect(part.headers['cache-control']).toContain('immutable')
  expect((await app.inject('/storybook/sb.js')).headers['cache-control']).toBe('no-cache')
})

it('lets only the scripts run that were built: own files, and those of the page by their hash', async () => {
  await build()
  const { headers } = await app.inject('/storybook/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='; /)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
})

it.each([
  '/storybook/../secret-key',
  '/storybook/..%2fsecret-key',
  '/storybook/%2e%2e/secret-key',
  '/storybook/%2e%2e%2fsecret-key',
  '/storybook/assets/../../secret-key',
  '/storybook/assets/..%2f..%2fsecret-key',
  '/storybook/..%5csecret-key',
  '/storybook/..\\secret-key',
  '/storybook//../secret-key',
  '/storybook/%252e%252e/secret-key',
  '/storybook/sb.js%00/../../secret-key',
])('%s leads nowhere', async (address) => {
  await build()
  const { statusCode, payload } = await app.inject(address)
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(payload).not.toContain('hidden')
})
