import { createBreakableDatabase, type BreakableDatabase } from './breakable-database.ts'
import type { Child } from './child.ts'
import { createEmbeddedDatabase } from './embedded-database.ts'
import { serverProgram, urlOf, type Place } from './programs.ts'
import type { RunningPrograms } from './running-programs.ts'

/** The product's programs, ready, and the server of its database. */
export type Product = {
  readonly server: Omit<BreakableDatabase, 'host'>
  readonly api: Child
  /** The same as the API where one process does both. */
  readonly worker: Child
  readonly workerUrl: string
  /** Kills the worker and starts one in its place whose executor has the planted fault. */
  readonly plantNaiveWorker: () => Promise<Product>
}

export type ProductParts = {
  readonly place: Place
  readonly programs: RunningPrograms
  readonly ports: Readonly<Record<'api' | 'worker', number>>
  readonly sandboxUrl: string
}

type Fault = { readonly preload: string }
const NAIVE: Fault = { preload: './tools/chaos/naive-server.ts' }

/** API and worker as two programs, over a database that the test breaks down. */
export async function startApart(parts: ProductParts): Promise<Product> {
  const { place, programs, ports, sandboxUrl } = parts
  const server = createBreakableDatabase(place)
  programs.add(server.host, server.host.stop)
  await server.host.start()
  const common = { databaseUrl: server.url(), sandboxUrl }
  const add = (role: 'api' | 'worker', fault?: Fault) =>
    programs.addMortal(serverProgram(place, { ...common, ...fault, role, port: ports[role] }))
  const [api, worker] = [add('api'), add('worker')]
  await startWarm(api)
  await worker.start()
  const product: Product = {
    server,
    api,
    worker,
    workerUrl: urlOf(ports.worker),
    async plantNaiveWorker() {
      const naive = await replaced(worker, add('worker', NAIVE))
      return { ...product, worker: naive }
    },
  }
  return product
}

/** One program with a database of its own. */
export async function startEmbedded(parts: ProductParts): Promise<Product> {
  const { place, programs, ports, sandboxUrl } = parts
  const add = (fault?: Fault) => {
    const all = serverProgram(place, { ...fault, sandboxUrl, role: 'all', port: ports.api })
    // Its end takes the database along.
    return programs.add(all, all.stop)
  }
  const api = add()
  await startWarm(api)
  const server = await createEmbeddedDatabase(place)
  programs.addCloser(server.close)
  const product: Product = {
    server,
    api,
    worker: api,
    workerUrl: urlOf(ports.api),
    async plantNaiveWorker() {
      const naive = await replaced(api, add(NAIVE))
      return { ...product, api: naive, worker: naive }
    },
  }
  return product
}

/** Starts a program in the place of another. A kill leaves a database of its own behind for it. */
async function replaced(child: Child, by: Child): Promise<Child> {
  await child.kill()
  await by.start()
  return by
}

/** The first start writes the schema and the demo data; its orderly end, the compiled code. */
async function startWarm(server: Child): Promise<void> {
  await server.start()
  await server.stop()
  await server.start()
}
