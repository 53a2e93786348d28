import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { deploymentHash } from '@omc/core/extension'
import Fastify from 'fastify'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testConfig } from '../../../test/test-config.ts'
import { consoleFiles } from './console-files.ts'
import { WORKER_POLICY } from './security-headers.ts'

const INLINE = '<script>ahead()</script><script src="./first.js"></script>'
const SCRIPT = 'export const text = "x".repeat(99)'
const consoleDir = mkdtempSync(join(tmpdir(), 'omc-console-files-'))
const app = Fastify()
const ask = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted ? { 'accept-encoding': accepted } : {} })

beforeAll(async () => {
  mkdirSync(join(consoleDir, 'assets'))
  writeFileSync(
    join(consoleDir, 'index.html'),
    `<meta content="{{allowed-hosts}}"><meta name="omc-demo" content="{{demo}}"><meta name="omc-extension" content="{{extension}}">${INLINE}`,
  )
  for (const name of ['assets/part-abc.js', 'sw.js']) {
    writeFileSync(join(consoleDir, name), SCRIPT)
    writeFileSync(join(consoleDir, `${name}.br`), brotliCompressSync(SCRIPT))
    writeFileSync(join(consoleDir, `${name}.gz`), gzipSync(SCRIPT))
  }
  writeFileSync(join(consoleDir, 'assets/small-abc.js'), SCRIPT)
  await consoleFiles(app, { ...testConfig, consoleDir })
})
afterAll(async () => {
  await app.close()
  rmSync(consoleDir, { recursive: true })
})

it('sends the packed twin that the browser takes, else the file itself', async () => {
  const brotli = await ask('/assets/part-abc.js', 'gzip, deflate, br, zstd')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT)
  const gzip = await ask('/assets/part-abc.js', 'gzip')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT)
  for (const plain of [
    await ask('/assets/part-abc.js'),
    await ask('/assets/small-abc.js', 'gzip, br'),
  ]) {
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.payload).toBe(SCRIPT)
  }
  for (const { headers } of [brotli, gzip]) {
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      vary: expect.stringMatching(/accept-encoding/i),
      'cache-control': 'public, max-age=31536000, immutable',
    })
  }
})

it('gives the worker its own policy, packed or not, and never keeps it or the page', async () => {
  for (const accepted of ['br', 'gzip', undefined]) {
    const { headers } = await ask('/sw.js', accepted)
    expect(headers['content-security-policy']).toBe(WORKER_POLICY)
    expect(headers['cache-control']).toBe('no-cache')
  }
  const page = await ask('/')
  expect(page.headers['cache-control']).toBe('no-store')
  expect(page.payload).toBe(
    `<meta content="localhost"><meta name="omc-demo" content=""><meta name="omc-extension" content="">${INLINE}`,
  )
})

it('T8: lets run what stands in the page as it was built, by its hash, and nothing else', async () => {
  const { headers } = await ask('/')
  const hash = createHash('sha256').update('ahead()').digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
})

it('says in the page whether it runs a demo, and only then', async () => {
  expect((await ask('/')).payload).toContain('<meta name="omc-demo" content="">')
  const demo = Fastify()
  await consoleFiles(demo, { ...testConfig, consoleDir, demo: true })
  const { payload } = await demo.inject({ url: '/' })
  expect(payload).toContain('<meta name="omc-demo" content="1">')
  await demo.close()
})

it('says in the page which browser extension it offers, its version and deployment, if it can be read', async () => {
  const file = join(consoleDir, 'omc-extension.zip')
  const lines: string[] = []
  const offering = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } },
  })
  await consoleFiles(offering, { ...testConfig, consoleDir, extensionDir: consoleDir })
  const said = async () => (await offering.inject({ url: '/' })).payload
  writeFileSync(file, zipSync({ 'manifest.json': strToU8('{"version":"1.2.3"}') }))
  const platforms = testConfig.frameOrigins.map((origin) => ({ origin }))
  const hash = deploymentHash({ console: testConfig.publicOrigin, platforms })
  expect(await said()).toContain(`<meta name="omc-extension" content="1.2.3 ${hash}">`)
  expect(lines).toEqual([])
  writeFileSync(file, 'half a file')
  utimesSync(file, 1_700_000_000, 1_700_000_000)
  expect(await said()).toContain('<meta name="omc-extension" content="">')
  expect(lines.join('')).toContain('the package of the browser extension cannot be read')
  await offering.close()
})

it('F27: asks the browser to come again while a release replaces the page', async () => {
  const page = join(consoleDir, 'index.html')
  renameSync(page, `${page}.aside`)
  const meanwhile = await ask('/')
  renameSync(`${page}.aside`, page)
  expect(meanwhile.statusCode).toBe(503)
  expect(meanwhile.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    refresh: '1',
    'retry-after': '1',
  })
  expect(meanwhile.payload).toContain('正在更新')
  expect((await ask('/')).statusCode).toBe(200)
})
