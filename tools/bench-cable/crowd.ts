import { WebSocket } from 'ws'
import { IDENTIFIERS } from './words.ts'

const OPENING_AT_ONCE = 200

/** Very many consoles in this process, each with a socket. */
export type Crowd = {
  readonly size: number
  /** Time until every console has received one more message, ms. */
  readonly timeOne: (send: () => void) => Promise<number>
  readonly leave: () => void
}

/**
 * Opens the sockets, a few hundred at a time; resolves when all are ready.
 *
 * @param subscribes  whether they follow the two channels of a console
 */
export async function gather(url: string, size: number, subscribes: boolean): Promise<Crowd> {
  const sockets: WebSocket[] = []
  let onMessage: () => void = () => undefined
  const hear = () => onMessage()
  const open = async () => {
    while (sockets.length < size) sockets.push(await join(url, subscribes, hear))
  }
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, open))
  for (const extra of sockets.splice(size)) extra.terminate()
  return {
    size,
    timeOne: (send) =>
      new Promise((resolve) => {
        let missing = size
        const startedAt = performance.now()
        onMessage = () => {
          missing -= 1
          if (missing === 0) resolve(performance.now() - startedAt)
        }
        send()
      }),
    leave() {
      for (const socket of sockets) socket.terminate()
    },
  }
}

function join(url: string, subscribes: boolean, onMessage: () => void): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, 'actioncable-v1-json', { perMessageDeflate: false })
    let confirmedCount = 0
    socket.on('error', reject)
    socket.on('open', () => subscribes || resolve(socket))
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1')
      if (text.startsWith('{"identifier"')) return onMessage()
      if (text.startsWith('{"type":"welcome"'))
        for (const identifier of IDENTIFIERS)
          socket.send(JSON.stringify({ command: 'subscribe', identifier }))
      if (!text.startsWith('{"type":"confirm')) return
      confirmedCount += 1
      if (confirmedCount === IDENTIFIERS.length) resolve(socket)
    })
  })
}
