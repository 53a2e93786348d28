import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the range from which systems number outgoing connections: it stays free between starts. */
const LOWEST = 20_000
const HIGHEST = 32_000
const TRIES = 50

/** A loopback port that nobody listens on. */
export async function freePort(): Promise<number> {
  for (let n = 0; n < TRIES; n += 1) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isFree(port)) return port
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
