import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Registry } from '../../src/jsonapi/registry.ts'
import { png } from '../../src/media/testing/files.ts'
import { checkUrl } from '../../src/outbound/check-url.ts'
import type { Outbound } from '../../src/outbound/outbound.ts'
import { createTestApp } from '../support.ts'
import type { Bench } from './bench.ts'
import type { Judge } from './judge-answer.ts'
import { startOauthProvider } from './oauth-provider.ts'
import { createWorld } from './world.ts'
import { createWriteLog } from './write-log.ts'

const DAY_MS = 86_400_000

/** The open internet: a picture at every address. */
const outbound: Outbound = {
  fetch: async (url) => ({
    status: 200,
    url,
    headers: {},
    contentType: 'image/png',
    bytes: png(4, 4),
  }),
  open: () => Promise.reject(new Error('nothing streams here')),
  check: (url) => checkUrl(url),
  close: async () => undefined,
}

/** A server over the demo rows, and somebody with full access who calls it. */
export async function openBench(
  judge: Judge,
  registry?: Registry,
): Promise<Bench & { close: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'omc-fuzz-'))
  const provider = await startOauthProvider()
  const t = await createTestApp({
    data: 'demo',
    config: {
      dataDir,
      oauthUrl: provider.url,
      // A look-up need not wait, and no session runs out.
      settleMs: 0,
      accessTokenMs: DAY_MS,
      sessionIdleMs: DAY_MS,
    },
    services: { outbound },
    ...(registry ? { registry } : {}),
  })
  const caller = await t.as('admin')
  return {
    t,
    caller,
    judge,
    world: await createWorld(t, caller, await t.as('operator2')),
    writes: await createWriteLog(t),
    async close() {
      await t.close()
      await provider.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
