import type { Clock } from '@omc/core'
import type { FrameRequestMessage } from '../frame-bridge/create-frame-bridge.ts'
import { FRAME_PROTOCOL } from '../frame-bridge/frame-protocol.ts'
import type { FrameContent, FrameResponse } from '../frame-bridge/frame-protocol.ts'
import type { FrameMessageEvent } from '../frame-bridge/parse-frame-message.ts'

/** Fault of one publication. */
export type FrameFault =
  | 'none'
  | 'lose-request'
  | 'lose-answer'
  | 'double-answer'
  | 'late-answer'
  | 'late-effect'
  | 'foreign-first'
  | 'bot_check'
  | 'rejected'
  | 'upload_failed'
  | 'empty'
  | 'no_permission'

export type FakeFrameOptions = {
  readonly clock: Clock
  /** Where publications go, e.g. `(content) => channel.publish(content)`. */
  readonly publish: (content: FrameContent) => FrameResponse<'PublishContent'>
  readonly origin?: string
  /** Time between a request and its work; asked for every request. */
  readonly latencyMs?: () => number
  /** Asked once for every publication. */
  readonly fault?: () => FrameFault
}

const LATE_MS = 100_000
const REFUSALS: ReadonlySet<FrameFault> = new Set([
  'bot_check',
  'rejected',
  'upload_failed',
  'empty',
  'no_permission',
])

/**
 * The creator page in the frame: speaks the frame protocol, can lose, double and delay answers.
 * Give `post` and `window` to the bridge and the bridge's `receive` to `onMessage`.
 *
 * @source frame protocol; console behaviours B-218 … B-222
 */
export class FakeFrame {
  readonly window: object = {}
  readonly origin: string
  readonly received: FrameRequestMessage[] = []
  onMessage: (event: FrameMessageEvent) => void = () => {}
  readonly #options: FakeFrameOptions

  constructor(options: FakeFrameOptions) {
    this.#options = options
    this.origin = options.origin ?? 'http://127.0.0.1:8090'
  }

  /** Announces itself, as a page does after loading. */
  ready(uid = 'uid-1', platform = 'youhaohuo'): void {
    this.#say({ omc: 1, kind: 'ready', name: 'ready', id: '', payload: { platform, uid } })
  }

  readonly post = (message: FrameRequestMessage, targetOrigin: string): void => {
    // The browser delivers nothing when the target origin is another one.
    if (targetOrigin !== this.origin) return
    this.received.push(message)
    if (message.name === 'requestPublishContent') this.#publish(message)
    else this.#answerAccount(message)
  }

  #publish({ id, payload }: FrameRequestMessage): void {
    const content = FRAME_PROTOCOL.PublishContent.request(payload)
    if (!content.ok) return
    const fault = this.#options.fault?.() ?? 'none'
    if (fault === 'lose-request') return
    const work = (): void => this.#work(id, content.value, fault)
    this.#after(fault === 'late-effect' ? LATE_MS : this.#latencyMs(), work)
  }

  #work(id: string, content: FrameContent, fault: FrameFault): void {
    const payload = REFUSALS.has(fault)
      ? { ok: false, code: fault, message: `refused: ${fault}` }
      : this.#options.publish(content)
    const message = { omc: 1, kind: 'response', name: 'responsePublishContent', id, payload }
    if (fault === 'lose-answer') return
    if (fault === 'late-answer') return this.#after(LATE_MS, () => this.#say(message))
    if (fault === 'foreign-first') this.#sayForeign(message)
    this.#say(message)
    if (fault === 'double-answer') this.#say(message)
  }

  #answerAccount({ id, name }: FrameRequestMessage): void {
    const account = { ok: true, uid: 'uid-1', nickname: '小红豆', platform: 'youhaohuo' }
    const payload = { ...account, permission: true }
    const answer = {
      omc: 1,
      kind: 'response',
      name: name.replace('request', 'response'),
      id,
      payload,
    }
    this.#after(this.#latencyMs(), () => this.#say(answer))
  }

  #latencyMs(): number {
    return this.#options.latencyMs?.() ?? 1_000
  }

  #say(data: unknown): void {
    this.onMessage({ source: this.window, origin: this.origin, data })
  }

  /** The right words from the wrong mouth, with a feed that does not exist. */
  #sayForeign(message: object): void {
    const data = { ...message, payload: { ok: true, content_id: 'forged', feed_id: 'forged' } }
    this.onMessage({ source: {}, origin: this.origin, data })
    this.onMessage({ source: this.window, origin: 'http://evil.test', data })
  }

  #after(ms: number, run: () => void): void {
    const { clock } = this.#options
    clock.at(clock.now() + ms, run)
  }
}
