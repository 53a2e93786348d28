import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { performance } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createSampleChannels } from './testing/sample-channels.ts'
import { startNode } from './testing/start-node.ts'

const SOCKET_COUNT = 500
const ROUND_COUNT = 5

/** Opens the sockets and waits until each has heard `readyCount` messages. */
async function openAll(url: string, hello: string | null, readyCount: number) {
  const heard = Array.from({ length: SOCKET_COUNT }, () => 0)
  let missing = SOCKET_COUNT * readyCount
  let done: () => void = () => undefined
  const ready = new Promise<void>((resolve) => {
    done = resolve
  })
  const sockets = heard.map((_, index) => {
    const ws = new WebSocket(url, 'actioncable-v1-json', { perMessageDeflate: false })
    ws.on('open', () => hello !== null && ws.send(hello))
    ws.on('message', () => {
      heard[index] = (heard[index] ?? 0) + 1
      missing -= 1
      if (missing === 0) done()
    })
    return ws
  })
  await ready
  return {
    heard,
    /** How long one broadcast takes until its last receipt. */
    async time(send: () => void): Promise<number> {
      missing = SOCKET_COUNT
      const received = new Promise<void>((resolve) => {
        done = resolve
      })
      const startedAt = performance.now()
      send()
      await received
      return performance.now() - startedAt
    },
    close: () => {
      for (const ws of sockets) ws.terminate()
    },
  }
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

it('a broadcast to 500 sockets reaches each once, at about the cost of plain sockets', async () => {
  const identifier = JSON.stringify({ channel: 'RoomChannel', room: 'a' })
  const message = { title: 'Published', message: 'x'.repeat(200) }

  const cable = await startNode({ channels: (api) => createSampleChannels(api.journal) })
  const subscribe = JSON.stringify({ command: 'subscribe', identifier })
  const clients = await openAll(`${cable.url}?token=ann`, subscribe, 2)

  const http = createServer()
  const plain = new WebSocketServer({ server: http, perMessageDeflate: false })
  plain.on('connection', (ws) => ws.send('hello'))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const others = await openAll(`ws://127.0.0.1:${port}`, null, 1)

  const [nodeMs, plainMs]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUND_COUNT; round += 1) {
    plainMs.push(
      await others.time(() => {
        const frame = JSON.stringify({ identifier, message })
        for (const ws of plain.clients) ws.send(frame)
      }),
    )
    nodeMs.push(await clients.time(() => void cable.node.broadcast('room:a', message)))
  }
  const [ours, theirs] = [median(nodeMs), median(plainMs)]
  process.stdout.write(
    `broadcast to ${SOCKET_COUNT} sockets, median of ${ROUND_COUNT}: node ${ours.toFixed(1)} ms, ` +
      `plain ws ${theirs.toFixed(1)} ms, ratio ${(ours / theirs).toFixed(2)}\n`,
  )
  expect(new Set(clients.heard)).toEqual(new Set([2 + ROUND_COUNT]))
  // Machines are busy: only a cost of another order is a fault.
  expect(ours).toBeLessThan(theirs * 5 + 50)

  for (const { close } of [clients, others]) close()
  plain.close()
  http.close()
  await cable.stop()
})
