import type { Clock, FrameOutcome } from '@omc/core'
import { createFrameBridge, frameAdapterOf } from '@omc/publisher'
import type {
  AccountSubject,
  FrameBridge,
  FrameContent,
  FrameMessageEvent,
  FrameReply,
} from '@omc/publisher'

export type FrameState =
  /** No element yet: the page is not framed. */
  | { readonly tag: 'absent' }
  | { readonly tag: 'loading'; readonly sinceAt: number }
  | { readonly tag: 'ready'; readonly uid: string; readonly platform: string }
  /** Loaded, but the page did not announce itself: it may forbid framing. */
  | { readonly tag: 'mute' }

/** What this port needs of an iframe element; the element itself fits. */
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
  /** Where message events come from: the window of this page. */
  readonly messages: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** How long an answer may take, ms. */
  readonly timeoutMs?: number
  readonly onChange?: () => void
}

export type AccountAnswer =
  | {
      readonly tag: 'account'
      readonly uid: string
      readonly nickname: string
      readonly permission: boolean
    }
  | { readonly tag: 'failed'; readonly message: string }

export type FramePort = {
  readonly src: string
  readonly getState: () => FrameState
  /** Binds the element that shows `src`; null when it is gone. */
  readonly attach: (element: FrameElement | null) => void
  readonly publish: (content: FrameContent) => Promise<FrameOutcome>
  /** Who is signed in in the frame, and whether they may publish. */
  readonly askAccount: (subject: AccountSubject) => Promise<AccountAnswer>
  /** Resolves with the state once the page has announced itself, or when `withinMs` is over. */
  readonly whenReady: (withinMs: number) => Promise<FrameState>
  readonly dispose: () => void
}

/** A page that has loaded and said nothing for this long does not speak the protocol. */
export const MUTE_AFTER_MS = 8_000
const ANSWER_TIMEOUT_MS = 80_000

/**
 * One framed creator page: the iframe element and the window's messages behind the bridge.
 *
 * A page load without its own announcement (a reload, a navigation away) loses what was open.
 *
 * @throws RangeError when the frame's address has no exact http(s) origin
 * @source architecture §3 frame bridge; reliability T4, T5
 */
export function createFramePort(options: FramePortOptions): FramePort {
  const { clock, messages, onChange } = options
  const origin = new URL(options.frameUrl).origin
  const src = frameSrc(options)
  let element: FrameElement | null = null
  let state: FrameState = { tag: 'absent' }
  let loadCount = 0
  let readyCount = 0
  let disarm = nothing
  const waiting = new Set<() => void>()

  const bridge: FrameBridge = createFrameBridge({
    post: (message, targetOrigin) => {
      if (!element?.contentWindow) throw new Error('the frame is not there')
      element.contentWindow.postMessage(message, targetOrigin)
    },
    source: () => element?.contentWindow ?? null,
    origin,
    clock,
    newId: options.newId,
    timeoutMs: options.timeoutMs ?? ANSWER_TIMEOUT_MS,
    onReady({ uid, platform }) {
      // Never ahead by more than the load that is still to come.
      readyCount = Math.min(readyCount + 1, loadCount + 1)
      disarm()
      commit({ tag: 'ready', uid, platform })
    },
  })

  function commit(next: FrameState): void {
    state = next
    onChange?.()
    for (const check of waiting) check()
  }

  function onMessage(event: Event): void {
    // as: the listener is registered for 'message' only.
    bridge.receive(event as Event & FrameMessageEvent)
  }

  function onLoad(): void {
    loadCount += 1
    if (readyCount >= loadCount) {
      readyCount = loadCount
      return
    }
    bridge.lost()
    awaitAnnouncement()
  }

  function awaitAnnouncement(): void {
    commit({ tag: 'loading', sinceAt: clock.now() })
    disarm()
    disarm = clock.at(clock.now() + MUTE_AFTER_MS, () => commit({ tag: 'mute' }))
  }

  function attach(next: FrameElement | null): void {
    if (next === element) return
    element?.removeEventListener('load', onLoad)
    element = next
    loadCount = 0
    readyCount = 0
    bridge.lost()
    disarm()
    if (!next) return commit({ tag: 'absent' })
    next.addEventListener('load', onLoad)
    awaitAnnouncement()
  }

  messages.addEventListener('message', onMessage)
  return {
    src,
    getState: () => state,
    attach,
    publish: (content) => frameAdapterOf(content.channel).publish(bridge, content),
    askAccount: async (subject) => toAccountAnswer(await bridge.request(subject, {})),
    whenReady(withinMs) {
      return new Promise((resolve) => {
        const stop = clock.at(clock.now() + withinMs, () => finish())
        function finish(): void {
          waiting.delete(check)
          stop()
          resolve(state)
        }
        function check(): void {
          if (state.tag === 'ready' || state.tag === 'mute') finish()
        }
        waiting.add(check)
        check()
      })
    },
    dispose() {
      messages.removeEventListener('message', onMessage)
      attach(null)
      bridge.dispose()
    },
  }
}

/** `?uid=&parent=` tell the page whom it serves and whom it may talk to. */
export function frameSrc(
  options: Pick<FramePortOptions, 'frameUrl' | 'uid' | 'parentOrigin'>,
): string {
  const url = new URL(options.frameUrl)
  url.searchParams.set('uid', options.uid)
  url.searchParams.set('parent', options.parentOrigin)
  return url.href
}

function toAccountAnswer(reply: FrameReply<AccountSubject>): AccountAnswer {
  if (reply.tag !== 'answered') return { tag: 'failed', message: reply.tag }
  const { payload } = reply
  if (!payload.ok) return { tag: 'failed', message: payload.message || payload.code }
  const { uid, nickname, permission } = payload
  return { tag: 'account', uid, nickname, permission }
}

function nothing(): void {
  // No timer is armed.
}
