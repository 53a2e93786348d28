import { WebSocket } from 'ws'

type Frame = Record<string, unknown>

/** A bare socket client that records messages in order, and pings separately. */
export type TestClient = {
  /** The next frame that is no ping. */
  next(): Promise<Frame>
  nextPing(): Promise<Frame>
  send(frame: unknown): void
  sendText(text: string): void
  subscribe(params: Frame, extra?: Frame): string
  perform(identifier: string, action: string, payload?: Frame): void
  /** A round trip through the command queue: everything sent before has been handled. */
  settle(): Promise<void>
  /** Frames heard and not yet taken by `next`. */
  readonly pending: readonly Frame[]
  readonly protocol: string
  readonly closed: Promise<number>
  close(): void
  readonly ws: WebSocket
}

export async function openTestClient(
  url: string,
  options: { protocols?: string[]; origin?: string } = {},
): Promise<TestClient> {
  const { protocols = ['actioncable-v1-json'], origin } = options
  const ws = new WebSocket(url, protocols, origin === undefined ? {} : { origin })
  const frames = createInbox<Frame>()
  const pings = createInbox<Frame>()
  let settleCount = 0
  ws.on('message', (data) => {
    if (!Buffer.isBuffer(data)) throw new Error('a message came in pieces')
    // The server sends JSON objects only.
    const frame = JSON.parse(data.toString()) as Frame
    if (frame['type'] === 'ping') pings.put(frame)
    else frames.put(frame)
  })
  const closed = new Promise<number>((resolve) => ws.on('close', resolve))
  await new Promise<void>((resolve, reject) => {
    ws.on('open', () => resolve())
    ws.on('error', reject)
  })
  const client: TestClient = {
    next: frames.take,
    nextPing: pings.take,
    send: (frame) => ws.send(JSON.stringify(frame)),
    sendText: (text) => ws.send(text),
    subscribe(params, extra = {}) {
      const identifier = JSON.stringify(params)
      client.send({ command: 'subscribe', identifier, ...extra })
      return identifier
    },
    perform: (identifier, action, payload = {}) =>
      client.send({
        command: 'message',
        identifier,
        data: JSON.stringify({ ...payload, action }),
      }),
    async settle() {
      settleCount += 1
      const identifier = client.subscribe({ channel: 'NoSuchChannel', settleCount })
      await frames.takeWhere((frame) => frame['identifier'] === identifier)
    },
    get pending() {
      return frames.items
    },
    get protocol() {
      return ws.protocol
    },
    closed,
    close: () => ws.close(),
    ws,
  }
  return client
}

function createInbox<T>() {
  const items: T[] = []
  const waiting: { wants: (item: T) => boolean; take: (item: T) => void }[] = []
  const takeWhere = (wants: (item: T) => boolean): Promise<T> =>
    new Promise((take) => {
      const index = items.findIndex(wants)
      if (index === -1) waiting.push({ wants, take })
      else for (const item of items.splice(index, 1)) take(item)
    })
  return {
    items,
    put(item: T) {
      const index = waiting.findIndex(({ wants }) => wants(item))
      if (index === -1) items.push(item)
      else for (const { take } of waiting.splice(index, 1)) take(item)
    },
    takeWhere,
    take: () => takeWhere(() => true),
  }
}
