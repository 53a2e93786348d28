import { createBreakableDatabase, type BreakableDatabase } from './breakable-database.ts'
import type { Child } from './child.ts'
import { createEmbeddedDatabase } from './embedded-database.ts'
import { serverProgram, urlOf, type Place } from './programs.ts'
import type { RunningPrograms } from './running-programs.ts'

/** The product's programs, ready, and the server of its database. */
export type Product = {
  readonly server: Pick<BreakableDatabase, 'url' | 'breakDown' | 'upSince'>
  readonly api: Child
  /** The same as the API where one process does both. */
  readonly worker: Child
  readonly workerUrl: string
}

export type ProductParts = {
  readonly place: Place
  readonly programs: RunningPrograms
  readonly ports: Readonly<Record<'api' | 'worker', number>>
  readonly sandboxUrl: string
}

/** API and worker as two programs, over a database that the test breaks down. */
export async function startApart(parts: ProductParts): Promise<Product> {
  const { place, programs, ports, sandboxUrl } = parts
  const server = createBreakableDatabase(place)
  programs.add(server.host, server.host.stop)
  await server.host.start()
  const common = { databaseUrl: server.url(), sandboxUrl }
  const add = (role: 'api' | 'worker') =>
    programs.addMortal(serverProgram(place, { ...common, role, port: ports[role] }))
  const [api, worker] = [add('api'), add('worker')]
  await startWarm(api)
  await worker.start()
  return { server, api, worker, workerUrl: urlOf(ports.worker) }
}

/** One program with a database of its own. */
export async function startEmbedded(parts: ProductParts): Promise<Product> {
  const { place, programs, ports, sandboxUrl } = parts
  const api = serverProgram(place, { sandboxUrl, role: 'all', port: ports.api })
  // Its end takes the database along.
  programs.add(api, api.stop)
  await startWarm(api)
  const server = await createEmbeddedDatabase(place)
  programs.addCloser(server.close)
  return { server, api, worker: api, workerUrl: urlOf(ports.api) }
}

/** The first start writes the schema and the demo data; its orderly end, the compiled code. */
async function startWarm(server: Child): Promise<void> {
  await server.start()
  await server.stop()
  await server.start()
}
