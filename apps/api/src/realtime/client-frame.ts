import { isRecord, parseJson } from './json.ts'

/** Position from which a client requests history. `since` is in unix seconds. */
export type HistoryRequest = {
  since: number | null
  streams: ReadonlyMap<string, { epoch: string; offset: number }>
}

export type ClientFrame =
  | { tag: 'subscribe'; identifier: string; history: HistoryRequest | null }
  | { tag: 'unsubscribe'; identifier: string }
  | { tag: 'message'; identifier: string; data: string }
  | { tag: 'history'; identifier: string; history: HistoryRequest }
  | { tag: 'pong' }

/**
 * Reads one text a client sent. Anything that is no known command is `null`: the reference answers
 * garbage with silence and keeps the socket open.
 *
 * @source realtime design §2
 */
export function parseClientFrame(text: string): ClientFrame | null {
  const frame = parseJson(text)
  if (!isRecord(frame)) return null
  const { command, identifier } = frame
  if (command === 'pong') return { tag: 'pong' }
  if (typeof identifier !== 'string' || identifier === '') return null
  const history = parseHistory(frame['history'])
  if (command === 'subscribe') return { tag: 'subscribe', identifier, history }
  if (command === 'unsubscribe') return { tag: 'unsubscribe', identifier }
  if (command === 'history') return history && { tag: 'history', identifier, history }
  const { data } = frame
  if (command === 'message' && typeof data === 'string') return { tag: 'message', identifier, data }
  return null
}

function parseHistory(raw: unknown): HistoryRequest | null {
  if (!isRecord(raw)) return null
  const streams = new Map<string, { epoch: string; offset: number }>()
  for (const [stream, position] of Object.entries(isRecord(raw['streams']) ? raw['streams'] : {})) {
    if (!isRecord(position)) continue
    const { epoch, offset } = position
    if (typeof epoch === 'string' && Number.isSafeInteger(offset))
      streams.set(stream, { epoch, offset: Number(offset) })
  }
  const { since } = raw
  return { since: typeof since === 'number' && since > 0 ? since : null, streams }
}
