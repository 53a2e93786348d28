import { WebSocket } from 'ws'
import { declareChannel, openCable, superviseChannel } from '../../libs/sdk/src/realtime/index.ts'
import type { Heard } from './heard.ts'

/** A client of the product's realtime entry: its connection, pauses and subscriptions. */
export type StormClient = {
  readonly heard: readonly Heard[]
  readonly isUp: () => boolean
  readonly close: () => void
}

const events = declareChannel<object, number>('EventsChannel', (raw) => {
  // as: any field of a foreign value may be missing.
  const { n } = raw as { n?: unknown }
  return typeof n === 'number' ? n : null
})

/**
 * Follows the events of the team, with history.
 *
 * @param getTicket  called for each attempt to connect
 */
export function openClient(url: string, getTicket: () => Promise<string>): StormClient {
  const heard: Heard[] = []
  const opened = openCable({
    url: `${url.replace('http', 'ws')}/cable`,
    getTicket,
    onAuthLost: (reason) => {
      throw new Error(`a client was signed out: ${reason}`)
    },
    protocol: 'actioncable-v1-ext-json',
    webSocket: watched((text) => {
      if (text.startsWith('{"type":"welcome"')) heard.push({ tag: 'connected' })
      if (text.startsWith('{"type":"reject_history"')) heard.push({ tag: 'gap' })
    }),
  })
  const channel = superviseChannel(opened, events, {
    message: (n) => void heard.push({ tag: 'event', n }),
  })
  return {
    heard,
    isUp: channel.isConnected,
    close: () => {
      channel.stop()
      opened.close()
    },
  }
}

/** A class of sockets that shows each frame before the library takes it. */
const watched = (onFrame: (text: string) => void) =>
  class extends WebSocket {
    constructor(url: string, protocols?: string | string[]) {
      super(url, protocols, { perMessageDeflate: false })
      this.on('message', (data: Buffer) => onFrame(data.toString('latin1')))
    }
  }
