import { makeMessages } from './make-messages.ts'

export type Appended = { readonly frames: number }
export type Prepended = { readonly offPx: number }

/** Measurements that run inside the page. */
export type Measures = {
  /** Resolves when the last message is painted at the end of the list. */
  readonly mount: (count: number) => Promise<void>
  readonly append: () => Promise<Appended>
  readonly prepend: (count: number) => Promise<Prepended>
  readonly scroll: (frames: number) => Promise<void>
}

declare global {
  interface Window {
    measures: Measures
  }
}

/** A list may need some frames to reach its end; after this many it never will. */
const PATIENCE_FRAMES = 600
/** Frames in which a row may still move after older ones were prepended. */
const WATCHED_FRAMES = 30

const scroller = () => document.querySelector<HTMLElement>(window.contender.scroller)
const rowOf = (id: string) => document.querySelector(`[data-message-id="${id}"]`)

const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
/** Resolves after this frame is painted: a message posted in it is delivered after the paint. */
const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => done(), { once: true })
      port1.start()
      port2.postMessage(null)
    })
  })

/** Tolerance at the end, px: one of the lists scrolls there in rounded steps. */
const END_SLACK = 24

function isAtEnd(id: string): boolean {
  const box = scroller()
  const row = rowOf(id)
  if (box === null || row === null) return false
  const [{ top, bottom }, at] = [box.getBoundingClientRect(), row.getBoundingClientRect()]
  const gap = box.scrollHeight - box.scrollTop - box.clientHeight
  return gap <= END_SLACK && at.height > 0 && at.bottom > top && at.top < bottom
}

async function framesUntilAtEnd(id: string): Promise<number> {
  for (let frames = 1; frames <= PATIENCE_FRAMES; frames += 1) {
    await painted()
    if (isAtEnd(id)) return frames
  }
  throw new Error(`${id} never came to the end of the list`)
}

async function pass(frames: number): Promise<void> {
  for (let passed = 0; passed < frames; passed += 1) await painted()
}

window.measures = {
  async mount(count) {
    const place = document.querySelector<HTMLElement>('#place')
    if (place === null) throw new Error('there is no place')
    window.contender.mount(place, makeMessages('m', count))
    await framesUntilAtEnd(`m${count - 1}`)
  },
  async append() {
    const [message] = makeMessages('n', 1)
    if (!message) throw new Error('no message was made')
    window.contender.append(message)
    return { frames: await framesUntilAtEnd(message.id) }
  },
  async prepend(count) {
    const box = scroller()
    if (box === null) throw new Error('there is no list')
    box.scrollTop = 3_000
    await pass(WATCHED_FRAMES)
    const boxTop = box.getBoundingClientRect().top
    const row = [...box.querySelectorAll('[data-message-id]')].find(
      (one) => one.getBoundingClientRect().top >= boxTop,
    )
    const id = row?.getAttribute('data-message-id') ?? ''
    const placed = () => rowOf(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
    const was = placed()
    window.contender.prepend(makeMessages('h', count))
    let offPx = 0
    for (let watched = 0; watched < WATCHED_FRAMES; watched += 1) {
      await painted()
      offPx = Math.max(offPx, Math.abs(placed() - was))
    }
    return { offPx }
  },
  async scroll(frames) {
    const box = scroller()
    if (box === null) throw new Error('there is no list')
    for (let step = 0; step < frames; step += 1) {
      // Some screens by the wheel, then a drag of the scroll bar, in turns.
      const isPull = step % 40 === 39
      box.scrollTop = isPull ? (box.scrollHeight * ((step * 37) % 100)) / 100 : box.scrollTop - 120
      await frame()
    }
  },
}
