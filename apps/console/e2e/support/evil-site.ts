import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves another site: its IP address is another site than the console's host name. */
export async function evilSite(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end('<!doctype html><title>evil</title><body>evil</body>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // as: a server that listens on a port has this kind of address.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

/** First message of the server on a WebSocket with the given origin. */
export function firstWordTo(server: string, origin: string, ticket: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(`${server}/cable?token=${encodeURIComponent(ticket)}`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'sec-websocket-protocol': 'actioncable-v1-json',
        origin,
      },
    })
    asked.on('upgrade', (_answer, socket, head) => {
      let said = head.toString()
      const listen = () => {
        const word = /"type":"(\w+)"/.exec(said)?.[1]
        if (word === undefined) return
        socket.destroy()
        resolve(word)
      }
      socket.on('data', (piece: Buffer) => {
        said += piece.toString()
        listen()
      })
      socket.on('close', () => resolve('nothing'))
      listen()
    })
    asked.on('response', (answer) => {
      answer.resume()
      resolve(`status ${answer.statusCode}`)
    })
    asked.on('error', reject)
    asked.end()
  })
}
