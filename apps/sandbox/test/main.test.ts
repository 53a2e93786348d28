import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parseSettings } from '../src/settings.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const start = (env: Record<string, string>) =>
  spawn(process.execPath, [MAIN], { env: { ...process.env, ...env }, stdio: 'pipe' })

test('says which port is taken, in one line, and exits with 1', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const child = start({ SANDBOX_PORT: String(port) })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  other.close()
  expect(code).toBe(1)
  expect(said).toBe(
    `sandbox: port ${port} on 127.0.0.1 is taken; stop what uses it or set SANDBOX_PORT\n`,
  )
})

test.each(['SIGTERM', 'SIGINT'] as const)('stops with 0 on %s', async (signal) => {
  const child = start({ SANDBOX_PORT: '0' })
  await once(child.stdout, 'data')
  child.kill(signal)
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})

test('reads its settings and names a wrong one', () => {
  expect(parseSettings({})).toEqual({
    ok: true,
    settings: {
      port: 8090,
      token: 'sandbox-demo-token',
      consoleOrigins: ['http://localhost:8080'],
      oauth: {
        clientId: 'omc-console',
        clientSecret: undefined,
        redirectUris: ['http://localhost:8080/callback'],
      },
      dataFile: undefined,
    },
  })
  const wrong = [
    { SANDBOX_PORT: '80x' },
    { SANDBOX_PORT: '70000' },
    { SANDBOX_TOKEN: 'short' },
    { CONSOLE_ORIGIN: 'http://localhost:8080/' },
    { CONSOLE_ORIGIN: '*' },
    { SANDBOX_OAUTH_RETURNS: 'javascript:alert(1)' },
  ]
  for (const env of wrong) {
    const [name] = Object.keys(env)
    expect(parseSettings(env)).toMatchObject({ ok: false, message: expect.stringContaining(name!) })
  }
})
