import type { Clock } from '@omc/core'
import { match } from 'ts-pattern'
import { FRAME_PROTOCOL } from './frame-protocol.ts'
import type { FrameReady, FrameRequest, FrameResponse, FrameSubject } from './frame-protocol.ts'
import { parseFrameMessage } from './parse-frame-message.ts'
import type { FrameDropCode, FrameMessageEvent } from './parse-frame-message.ts'

/** Messages to the framed page. */
export type FrameRequestMessage = {
  readonly omc: 1
  readonly kind: 'request'
  readonly name: `request${FrameSubject}`
  readonly id: string
  readonly payload: object
}

/**
 * How a request ended. After `silence` and `lost` the effect in the frame is unknown;
 * `not-sent` means that it certainly got nothing.
 */
export type FrameReply<S extends FrameSubject> =
  | { readonly tag: 'answered'; readonly payload: FrameResponse<S> }
  | { readonly tag: 'silence' }
  | { readonly tag: 'lost' }
  | {
      readonly tag: 'not-sent'
      readonly code: 'frame-not-ready' | 'content-invalid'
      readonly message: string
    }

export type FrameBridgeOptions = {
  /** Posts to the frame's window; the console gives `contentWindow.postMessage`. */
  readonly post: (message: FrameRequestMessage, targetOrigin: string) => void
  /** The frame's current window; null without one. */
  readonly source: () => unknown
  /** Exact origin of the framed page, e.g. `http://127.0.0.1:8090`. */
  readonly origin: string
  readonly clock: Clock
  readonly newId: () => string
  /** How long the answer to a read may take, ms. */
  readonly timeoutMs: number
  readonly onReady?: (ready: FrameReady) => void
  readonly onDrop?: (code: FrameDropCode) => void
}

export type FrameBridge = {
  readonly request: <S extends FrameSubject>(
    subject: S,
    payload: FrameRequest<S>,
  ) => Promise<FrameReply<S>>
  /** Receives every message event of the page. */
  readonly receive: (event: FrameMessageEvent) => void
  /** The frame was removed or reloads: open requests are lost, and it must announce itself again. */
  readonly lost: () => void
  readonly getReady: () => FrameReady | null
  /** How many messages were dropped, by code. */
  readonly getDropped: () => Readonly<Partial<Record<FrameDropCode, number>>>
  readonly dispose: () => void
}

type Open = {
  readonly subject: FrameSubject
  readonly settle: (reply: FrameReply<FrameSubject>) => void
}

/**
 * Max wait for the answer to a write, ms. The loop gives up much earlier; an answer after that is
 * still a fact.
 */
export const LATE_ANSWER_MS = 15 * 60_000

/** Mutable state of a bridge. */
type Bridge = {
  readonly options: FrameBridgeOptions
  readonly open: Map<string, Open>
  readonly dropped: Partial<Record<FrameDropCode, number>>
  ready: FrameReady | null
}

/**
 * Requests and answers between the console and one framed page.
 *
 * A message is accepted once; late, double and foreign ones are counted by code and dropped. A
 * request that changes something outside is refused until the frame has announced itself.
 *
 * @throws RangeError when `origin` is `*` or not an exact http(s) origin
 * @source reliability T4, T5; architecture §3 frame bridge
 */
export function createFrameBridge(options: FrameBridgeOptions): FrameBridge {
  const { origin } = options
  if (!isExactOrigin(origin)) throw new RangeError(`not an exact origin: ${origin}`)
  const bridge: Bridge = { options, open: new Map(), dropped: {}, ready: null }
  return {
    request: (subject, payload) => request(bridge, subject, payload),
    receive: (event) => receive(bridge, event),
    lost: () => lost(bridge),
    getReady: () => bridge.ready,
    getDropped: () => ({ ...bridge.dropped }),
    dispose: () => lost(bridge),
  }
}

function request<S extends FrameSubject>(
  { options, open, ready }: Bridge,
  subject: S,
  payload: FrameRequest<S>,
): Promise<FrameReply<S>> {
  const { clock, origin, timeoutMs } = options
  const { effect, request: parse } = FRAME_PROTOCOL[subject]
  const checked = parse(payload)
  if (!checked.ok) return notSent('content-invalid', checked.field ?? '')
  if (effect === 'write' && !ready) return notSent('frame-not-ready', '')
  const id = options.newId()
  return new Promise((resolve) => {
    const waitMs = effect === 'write' ? LATE_ANSWER_MS : timeoutMs
    const disarm = clock.at(clock.now() + waitMs, () => settle({ tag: 'silence' }))
    function settle(reply: FrameReply<FrameSubject>): void {
      disarm()
      open.delete(id)
      // as: parseFrameMessage checked that the answer's subject is the one that was asked.
      resolve(reply as FrameReply<S>)
    }
    open.set(id, { subject, settle })
    try {
      const message = { omc: 1, kind: 'request', id, payload: checked.value } as const
      options.post({ ...message, name: `request${subject}` }, origin)
    } catch (error) {
      // A post that throws has delivered nothing.
      settle({ tag: 'not-sent', code: 'frame-not-ready', message: String(error) })
    }
  })
}

function receive(bridge: Bridge, event: FrameMessageEvent): void {
  const { options, open, dropped } = bridge
  const message = parseFrameMessage(event, {
    source: options.source(),
    origin: options.origin,
    subjectOf: (id) => open.get(id)?.subject,
  })
  match(message)
    .with({ ok: false }, ({ code }) => {
      dropped[code] = (dropped[code] ?? 0) + 1
      options.onDrop?.(code)
    })
    .with({ kind: 'response' }, ({ id, payload }) => {
      open.get(id)?.settle({ tag: 'answered', payload })
    })
    .with({ kind: 'ready' }, ({ payload }) => {
      // A page announces itself once: a second time means that it was loaded again.
      lost(bridge)
      bridge.ready = payload
      options.onReady?.(payload)
    })
    .exhaustive()
}

function lost(bridge: Bridge): void {
  bridge.ready = null
  for (const { settle } of bridge.open.values()) settle({ tag: 'lost' })
}

function notSent(
  code: 'frame-not-ready' | 'content-invalid',
  message: string,
): Promise<{ tag: 'not-sent'; code: typeof code; message: string }> {
  return Promise.resolve({ tag: 'not-sent', code, message })
}

// No URL type in this layer: scheme, host, optional port, nothing after it.
function isExactOrigin(origin: string): boolean {
  return /^https?:\/\/(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/.test(origin)
}
