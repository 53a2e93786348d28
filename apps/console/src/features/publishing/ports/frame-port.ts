import type { Clock, FrameOutcome } from '@omc/core'
import { createFrameBridge, frameAdapterOf, publishThrough } from '@omc/publisher'
import type {
  AccountSubject,
  FrameBridge,
  FrameContent,
  FrameMessageEvent,
  FrameReply,
} from '@omc/publisher'
import { replaceState, stateOf } from '@omc/shell'
import { subscribe } from 'valtio/vanilla'
import { fileOfDataUrl } from '../../../kit/pictures/file-of-data-url.ts'
import {
  type FrameEvent,
  type FrameMemory,
  type FrameState,
  frameStep,
  NO_FRAME,
} from './frame-state.ts'

/** Part of an iframe element that this port uses. */
export type FrameElement = Pick<
  HTMLIFrameElement,
  'contentWindow' | 'addEventListener' | 'removeEventListener'
>

export type FramePortOptions = {
  /** The channel's creator page, e.g. `http://127.0.0.1:8090/creator/jd`. */
  readonly frameUrl: string
  readonly uid: string
  /** Exact origin of this console. */
  readonly parentOrigin: string
  readonly clock: Clock
  readonly newId: () => string
  /** Source of message events: the window of this page. */
  readonly messages: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** Timeout of an answer, ms. */
  readonly timeoutMs?: number
  readonly onChange?: () => void
}

export type AccountAnswer =
  | {
      readonly tag: 'account'
      readonly uid: string
      readonly nickname: string
      readonly avatar: string | null
      readonly permission: boolean
    }
  | { readonly tag: 'failed'; readonly message: string }

export type FramePort = {
  readonly src: string
  readonly getState: () => FrameState
  /** Binds the element that shows `src`; null when it is removed. */
  readonly attach: (element: FrameElement | null) => void
  readonly publish: (content: FrameContent) => Promise<FrameOutcome>
  /** Account that is signed in in the frame, and whether it may publish. */
  readonly askAccount: (subject: AccountSubject) => Promise<AccountAnswer>
  /** A picture of the page's own site, drawn there: other pages may not read it. @throws otherwise */
  readonly drawPicture: (address: string) => Promise<Blob>
  /** Resolves with the state once the page announces itself, or after `withinMs`. */
  readonly whenReady: (withinMs: number) => Promise<FrameState>
  readonly dispose: () => void
}

/** A loaded page that stays silent this long does not support the protocol, ms. */
export const MUTE_AFTER_MS = 8_000
const ANSWER_TIMEOUT_MS = 80_000

/**
 * One framed creator page: connects the iframe element and the window's messages to the bridge.
 *
 * A page load without an announcement (a reload, a navigation away) loses the open calls.
 *
 * @throws RangeError when the frame's address has no exact http(s) origin
 * @source architecture §3 frame bridge; reliability T4, T5
 */
export function createFramePort(options: FramePortOptions): FramePort {
  const { clock, messages, onChange } = options
  let element: FrameElement | null = null
  const memory = stateOf(NO_FRAME)
  let disarm = nothing
  const bridge = bridgeTo(options, () => element, apply)

  function apply(event: FrameEvent): void {
    const next = frameStep(memory, event)
    const isNew = next.frame !== memory.frame
    const { tag } = next.frame
    const isLost = isNew && (tag === 'loading' || tag === 'absent')
    if (isLost) bridge.lost()
    replaceState(memory, next)
    if (!isNew) return
    disarm()
    onChange?.()
    if (tag !== 'loading') return
    disarm = clock.at(clock.now() + MUTE_AFTER_MS, () => apply({ tag: 'silent' }))
  }

  const onMessage = (event: Event): void =>
    // as: the listener is registered for 'message' only.
    bridge.receive(event as Event & FrameMessageEvent)
  const onLoad = (): void => apply({ tag: 'loaded', at: clock.now() })

  function attach(next: FrameElement | null): void {
    if (next === element) return
    element?.removeEventListener('load', onLoad)
    element = next
    next?.addEventListener('load', onLoad)
    apply(next ? { tag: 'attached', at: clock.now() } : { tag: 'detached' })
  }

  messages.addEventListener('message', onMessage)
  return {
    src: frameSrc(options),
    getState: () => memory.frame,
    attach,
    publish: (content) => publishThrough(frameAdapterOf(content.channel), bridge, content),
    askAccount: async (subject) => toAccountAnswer(await bridge.request(subject, {})),
    drawPicture: async (address) =>
      toPicture(await bridge.request('ProcessImage', { url: address })),
    whenReady: (withinMs) => untilReady(clock, memory, withinMs),
    dispose() {
      messages.removeEventListener('message', onMessage)
      attach(null)
      bridge.dispose()
    },
  }
}

/** Bridge that reads the current element for each message, in or out. */
function bridgeTo(
  { frameUrl, clock, newId, timeoutMs = ANSWER_TIMEOUT_MS }: FramePortOptions,
  element: () => FrameElement | null,
  tell: (event: FrameEvent) => void,
): FrameBridge {
  return createFrameBridge({
    post(message, targetOrigin) {
      const page = element()?.contentWindow
      if (!page) throw new Error('the frame is not there')
      page.postMessage(message, targetOrigin)
    },
    source: () => element()?.contentWindow ?? null,
    origin: new URL(frameUrl).origin,
    clock,
    newId,
    timeoutMs,
    onReady: ({ uid, platform }) => tell({ tag: 'announced', uid, platform }),
  })
}

/** @param memory  a valtio state */
const untilReady = (clock: Clock, memory: FrameMemory, withinMs: number): Promise<FrameState> =>
  new Promise((resolve) => {
    const disarm = clock.at(clock.now() + withinMs, () => finish())
    const stop = subscribe(memory, check, true)
    function finish(): void {
      stop()
      disarm()
      resolve(memory.frame)
    }
    function check(): void {
      const { tag } = memory.frame
      if (tag === 'ready' || tag === 'mute') finish()
    }
    check()
  })

/** Frame address: `uid` is the account, `parent` the only origin the page may talk to. */
export function frameSrc(
  options: Pick<FramePortOptions, 'frameUrl' | 'uid' | 'parentOrigin'>,
): string {
  const url = new URL(options.frameUrl)
  url.searchParams.set('uid', options.uid)
  url.searchParams.set('parent', options.parentOrigin)
  return url.href
}

function toPicture(reply: FrameReply<'ProcessImage'>): Blob {
  if (reply.tag !== 'answered') throw new Error(reply.tag)
  const { payload } = reply
  if (!payload.ok) throw new Error(payload.message || payload.code)
  return fileOfDataUrl(payload.url)
}

function toAccountAnswer(reply: FrameReply<AccountSubject>): AccountAnswer {
  if (reply.tag !== 'answered') return { tag: 'failed', message: reply.tag }
  const { payload } = reply
  if (!payload.ok) return { tag: 'failed', message: payload.message || payload.code }
  const { uid, nickname, avatar = null, permission } = payload
  return { tag: 'account', uid, nickname, avatar, permission }
}

function nothing(): void {
  // No timer is armed.
}
