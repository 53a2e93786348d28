import { usualAnswerMs, withAnswer } from '@omc/core'
import type { AnswerBounds, AnswerTimes, Clock, FrameOutcome } from '@omc/core'
import { LATE_ANSWER_MS } from '../frame-bridge/create-frame-bridge.ts'
import type { FrameContent } from '../frame-bridge/frame-protocol.ts'
import type { PublishItem } from './publish-item.ts'
import type { PublishFrame } from './publisher-ports.ts'

/** A publication that takes longer than usual. Instants are epoch ms. */
export type SlowSend = {
  readonly attemptKey: string
  readonly sentAt: number
  /** Time within which this channel usually answers, ms. */
  readonly usualMs: number
}

export type FrameWatch = {
  readonly publish: (item: PublishItem, content: FrameContent) => Promise<FrameOutcome>
  readonly getSlow: () => SlowSend | null
  /** The item that the frame may still be at work on, whatever the loop thinks of it. */
  readonly getOpen: () => PublishItem | null
  readonly dispose: () => void
}

type FrameWatchOptions = {
  readonly frame: PublishFrame
  readonly clock: Clock
  readonly bounds: AnswerBounds
  /** Called when the open item turns slow, and when the frame has let go of it. */
  readonly onChange: () => void
}

/** Mutable state of a watch. */
type Watch = FrameWatchOptions & {
  times: AnswerTimes | null
  open: { readonly item: PublishItem; readonly sentAt: number } | null
  slow: SlowSend | null
  disarm: (() => void) | null
}

/**
 * Watches what one account publishes through its frame: how long answers take, which item is still
 * open, and whether it takes longer than usual.
 *
 * @source reliability F18
 */
export function createFrameWatch(options: FrameWatchOptions): FrameWatch {
  const watch: Watch = { ...options, times: null, open: null, slow: null, disarm: null }
  return {
    publish: (item, content) => publish(watch, item, content),
    getSlow: () => watch.slow,
    getOpen: () => openItem(watch),
    dispose: () => forgetOpen(watch),
  }
}

async function publish(
  watch: Watch,
  item: PublishItem,
  content: FrameContent,
): Promise<FrameOutcome> {
  const { clock, frame } = watch
  const sentAt = clock.now()
  beginSend(watch, item, sentAt)
  try {
    const outcome = await frame.publish(content)
    if (isAnswer(outcome)) watch.times = withAnswer(watch.times, clock.now() - sentAt)
    return outcome
  } finally {
    if (watch.open?.item === item) {
      forgetOpen(watch)
      watch.onChange()
    }
  }
}

function beginSend(watch: Watch, item: PublishItem, sentAt: number): void {
  const { clock, bounds, onChange } = watch
  forgetOpen(watch)
  watch.open = { item, sentAt }
  const usualMs = usualAnswerMs(watch.times, bounds)
  watch.disarm = clock.at(sentAt + usualMs, () => {
    watch.slow = { attemptKey: item.attemptKey, sentAt, usualMs }
    onChange()
  })
}

/** After this time the bridge no longer listens, and the page counts as free. */
function openItem({ open, clock }: Watch): PublishItem | null {
  return open && clock.now() < open.sentAt + LATE_ANSWER_MS ? open.item : null
}

function forgetOpen(watch: Watch): void {
  watch.disarm?.()
  watch.disarm = null
  watch.open = null
  watch.slow = null
}

/** The channel has spoken; silence and a lost page say nothing about its speed. */
const isAnswer = ({ tag }: FrameOutcome): boolean => tag !== 'unknown' && tag !== 'not-sent'
