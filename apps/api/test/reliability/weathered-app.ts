import { buildApp } from '../../src/app/build-app.ts'
import { createDatabase, type Database } from '../../src/db/database.ts'
import type { DatabaseTimeouts } from '../../src/db/guarded-pool.ts'
import { createTestApp, type TestApp } from '../support.ts'
import { createTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** A second server over the database of a test, which reaches it through a proxy only. */
export interface WeatheredApp {
  t: TestApp
  app: TestApp['app']
  database: Database
  proxy: TcpProxy
  close: () => Promise<void>
}

export async function createWeatheredApp(
  timeouts: Partial<DatabaseTimeouts>,
  poolSize = 4,
): Promise<WeatheredApp> {
  const t = await createTestApp()
  const { hostname, port } = new URL(t.testDatabase.appUrl)
  const proxy = await createTcpProxy({ host: hostname, port: Number(port) })
  const through = (url: string) => {
    const other = new URL(url)
    other.port = String(proxy.port)
    return other.href
  }
  const database = createDatabase({
    appUrl: through(t.testDatabase.appUrl),
    jobsUrl: through(t.testDatabase.jobsUrl),
    poolSize,
    now: t.clock.now,
    onError: () => undefined,
    timeouts,
  })
  const app = await buildApp({ config: t.services.config, database, services: t.services })
  await app.ready()
  return {
    t,
    app,
    database,
    proxy,
    async close() {
      await app.close()
      await proxy.close()
      await database.close()
      await t.close()
    },
  }
}
