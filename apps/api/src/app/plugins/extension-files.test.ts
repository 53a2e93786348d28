import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../../kernel/config.ts'
import { extensionFiles } from './extension-files.ts'
import { extensionPackage } from './extension-package.ts'

const PLATFORM = 'https://creator.example.com'
let folder: string
let app: ReturnType<typeof Fastify>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'omc-extension-files-'))
  app = Fastify()
  const config = readConfig({
    PUBLIC_ORIGIN: 'https://omc.example.com',
    SANDBOX_URL: 'http://127.0.0.1:8090',
    FRAME_ORIGINS: PLATFORM,
    FRAME_POLICIES: JSON.stringify({ [PLATFORM]: "object-src 'none'" }),
    EXTENSION_DIR: folder,
  })
  extensionFiles(app, extensionPackage(config))
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** A build of the extension, for a console on a developer's machine. */
function build(version: string, atSeconds: number) {
  const manifest = {
    name: 'plugin',
    version,
    externally_connectable: { matches: ['http://localhost:8080/*'] },
    optional_host_permissions: ['http://127.0.0.1:8090/*'],
  }
  const files = {
    'deployment.json': strToU8('{}'),
    'manifest.json': strToU8(JSON.stringify(manifest)),
    'worker.js': strToU8('work()'),
  }
  const file = join(folder, 'omc-extension.zip')
  writeFileSync(file, zipSync(files))
  utimesSync(file, atSeconds, atSeconds)
}
const ask = () => app.inject('/downloads/omc-extension.zip')

it('offers nothing before it is built', async () => {
  expect((await ask()).statusCode).toBe(404)
})

it('sends a package that knows this console and its framed origins alone', async () => {
  build('1.2.3', 1_700_000_000)
  const answer = await ask()
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="omc-extension-1.2.3.zip"',
    'cache-control': 'no-cache',
  })
  const files = unzipSync(answer.rawPayload)
  const read = (name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
  expect(read('manifest.json')).toEqual({
    name: 'plugin',
    version: '1.2.3',
    externally_connectable: { matches: ['https://omc.example.com/*'] },
    optional_host_permissions: ['http://127.0.0.1:8090/*', `${PLATFORM}/*`],
  })
  expect(read('deployment.json')).toEqual({
    console: 'https://omc.example.com',
    platforms: [
      { origin: 'http://127.0.0.1:8090' },
      { origin: PLATFORM, policy: "object-src 'none'" },
    ],
  })
  expect(strFromU8(files['worker.js'] ?? new Uint8Array())).toBe('work()')
  expect((await ask()).rawPayload).toEqual(answer.rawPayload)
})

it('takes a newer build while it runs', async () => {
  build('1.0.0', 1_700_000_000)
  await ask()
  build('1.1.0', 1_700_000_100)
  expect((await ask()).headers['content-disposition']).toContain('omc-extension-1.1.0.zip')
})
