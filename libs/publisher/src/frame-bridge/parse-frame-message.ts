import { FRAME_PROTOCOL, isFrameSubject, parseReady } from './frame-protocol.ts'
import type { FrameReady, FrameResponse, FrameSubject } from './frame-protocol.ts'
import { ownField } from './shape.ts'

/** A message event, as far as it is looked at. Every part is foreign. */
export type FrameMessageEvent = {
  readonly source: unknown
  readonly origin: unknown
  readonly data: unknown
}

/** Expectations of a message. `subjectOf` names the subject of an open request id. */
export type ExpectedFrame = {
  readonly source: unknown
  readonly origin: string
  readonly subjectOf: (requestId: string) => FrameSubject | undefined
}

/** Why a message was dropped, in the order of the checks. */
export type FrameDropCode =
  | 'foreign-source'
  | 'foreign-origin'
  | 'not-protocol'
  | 'unknown-name'
  | 'unknown-request'
  | 'wrong-name'
  | 'payload-invalid'
  | 'unreadable'

export type FrameMessage =
  | { readonly ok: true; readonly kind: 'ready'; readonly payload: FrameReady }
  | {
      readonly ok: true
      readonly kind: 'response'
      readonly id: string
      readonly subject: FrameSubject
      readonly payload: FrameResponse<FrameSubject>
    }
  | { readonly ok: false; readonly code: FrameDropCode }

/**
 * Reads one message of the framed page. Four boundary checks come before any payload: the
 * sender's window, its exact origin, the shape and name, and an open request of that name.
 *
 * Never throws, whatever it is given.
 *
 * @source reliability 1.4 postMessage (ASVS 3.5.5), T4
 */
export function parseFrameMessage(event: FrameMessageEvent, expected: ExpectedFrame): FrameMessage {
  try {
    return parse(event, expected)
  } catch {
    // Only a hostile object (a throwing getter or proxy) gets here: there is nothing to read.
    return drop('unreadable')
  }
}

function parse({ source, origin, data }: FrameMessageEvent, expected: ExpectedFrame): FrameMessage {
  if (!isWindow(expected.source) || source !== expected.source) return drop('foreign-source')
  if (origin !== expected.origin) return drop('foreign-origin')
  if (ownField(data, 'omc') !== 1) return drop('not-protocol')
  const kind = ownField(data, 'kind')
  const name = ownField(data, 'name')
  const id = ownField(data, 'id')
  if (typeof name !== 'string' || typeof id !== 'string') return drop('not-protocol')
  if (kind === 'ready') return parseReadyMessage(name, id, data)
  if (kind !== 'response') return drop('not-protocol')
  return parseResponse(name, id, { data, expected })
}

function parseReadyMessage(name: string, id: string, data: unknown): FrameMessage {
  if (name !== 'ready' || id !== '') return drop('unknown-name')
  const payload = parseReady(ownField(data, 'payload'))
  return payload.ok ? { ok: true, kind: 'ready', payload: payload.value } : drop('payload-invalid')
}

function parseResponse(
  name: string,
  id: string,
  { data, expected }: { data: unknown; expected: ExpectedFrame },
): FrameMessage {
  const subject = name.startsWith('response') ? name.slice('response'.length) : ''
  if (!isFrameSubject(subject)) return drop('unknown-name')
  const asked = expected.subjectOf(id)
  if (asked === undefined) return drop('unknown-request')
  if (asked !== subject) return drop('wrong-name')
  const payload = FRAME_PROTOCOL[subject].response(ownField(data, 'payload'))
  return payload.ok
    ? { ok: true, kind: 'response', id, subject, payload: payload.value }
    : drop('payload-invalid')
}

// A missing window must not match an event without a source.
function isWindow(source: unknown): boolean {
  return typeof source === 'object' && source !== null
}

function drop(code: FrameDropCode): FrameMessage {
  return { ok: false, code }
}
