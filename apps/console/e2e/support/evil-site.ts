import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Another site: an address is no host name of the console, whatever its port is. */
export async function evilSite(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end('<!doctype html><title>evil</title><body>evil</body>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // as: a server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
