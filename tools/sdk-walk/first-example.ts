import { readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../apps/api/test/support.ts'
import type { Sdk } from '../../libs/sdk/src/index.ts'

const SDK = path.join(import.meta.dirname, '../../libs/sdk')
const file = path.join(import.meta.dirname, 'first-example.gen.ts')

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ data: 'demo' })
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  // as: a listening TCP server has this kind of address.
  const { port } = t.app.server.address() as AddressInfo
  vi.stubEnv('OMC_URL', `http://127.0.0.1:${port}`)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(file, { force: true })
  await t.close()
})

it('the first example of the README signs in, lists, and goes on when its tokens end', async () => {
  const readme = await readFile(path.join(SDK, 'README.md'), 'utf8')
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []
  await writeFile(file, example.replaceAll("'@omc/sdk'", "'../../libs/sdk/src/index.ts'"))
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  // as: the export of the example.
  const { sdk } = (await import(/* @vite-ignore */ file)) as { sdk: Sdk }
  expect(print).toHaveBeenCalledWith(expect.stringMatching(/^[1-9]\d* contents: \S/))
  print.mockRestore()

  for (let renewals = 0; renewals < 3; renewals += 1) {
    t.clock.advance(t.services.config.accessTokenMs + 60_000)
    const { total } = await sdk.carry_contents.list({ page: { size: 1 } })
    expect(total).toBeGreaterThan(0)
  }
  const sessions = await t.rows('select refresh_generation from sessions')
  expect(sessions).toContainEqual({ refresh_generation: 3 })
})
