import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { PROBE, textFrame } from './ws-frame.ts'

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

it('is read by a client whole, at every size where the head changes', async () => {
  const sizes = [0, 1, 125, 126, 65_535, 65_536]
  const server = createServer((socket) => {
    socket.once('data', (request) => {
      const key = /sec-websocket-key: (\S+)/i.exec(request.toString())?.[1] ?? ''
      const accept = createHash('sha1').update(`${key}${GUID}`).digest('base64')
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      )
      for (const size of sizes) socket.write(textFrame('é'.repeat(size).slice(0, size)))
      socket.write(PROBE)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server answers an address object.
  const { port } = server.address() as AddressInfo
  const client = new WebSocket(`ws://127.0.0.1:${port}`)
  const heard: number[] = []
  client.on('message', (data: Buffer) => heard.push(data.toString().length))
  await new Promise((resolve) => client.once('ping', resolve))
  expect(heard).toEqual(sizes)
  client.terminate()
  server.close()
})
