import { buildApp } from '../../apps/api/src/app/build-app.ts'
import { readConfig } from '../../apps/api/src/kernel/config.ts'
import type { SpecOperation } from './read-spec.ts'

/**
 * Operations that the server routes. The server is built as at a start, with ports that answer
 * nothing: no request is sent.
 *
 * @returns `GET /api/v1/users/{id}` as the specification writes it
 */
export async function servedRoutes(operations: readonly SpecOperation[]): Promise<Set<string>> {
  const config = readConfig({
    SECRET_KEY: 'never used, because nothing is signed',
    LOG_LEVEL: 'silent',
  })
  const unused = new Proxy({}, { get: () => () => undefined })
  // as: nothing of them is called before the first request.
  const [database, services] = [unused, { ...unused, config }] as [never, never]
  const app = await buildApp({ config, database, services })
  await app.ready()
  const served = operations.filter(({ method, path }) =>
    app.hasRoute({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    }),
  )
  await app.close()
  return new Set(served.map(({ method, path }) => `${method} ${path}`))
}
