import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the range of ephemeral ports, so ports stay free between restarts. */
const LOWEST = 20_000
const HIGHEST = 32_000
const TRIES = 50

/**
 * Finds a free loopback port for each name, all different.
 *
 * @throws Error when there are none
 */
export async function freePorts<const Name extends string>(
  ...names: readonly Name[]
): Promise<Readonly<Record<Name, number>>> {
  const found = new Set<number>()
  for (let n = 0; n < TRIES && found.size < names.length; n += 1) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isFree(port)) found.add(port)
  }
  const ports = [...found]
  if (ports.length === names.length) {
    // as: `fromEntries` loses the names.
    return Object.fromEntries(names.map((name, n) => [name, ports[n]])) as Record<Name, number>
  }
  throw new Error(`no free port between ${LOWEST} and ${HIGHEST}`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
