import { makeAnswer } from './make-answer.ts'

/** Measurements that run inside the page. */
export type Measures = {
  readonly open: () => Promise<void>
  /** Makes the answer that is shown next, so that its making is not measured. */
  readonly prepare: (count: number, page: number) => void
  /** Resolves when rows of the answer are painted. */
  readonly show: () => Promise<void>
  /** Resolves when the first rows by title are painted. */
  readonly sort: () => Promise<void>
  readonly scroll: (frames: number) => Promise<void>
}

declare global {
  interface Window {
    measures: Measures
  }
}

/** Frames after which rows that are not there never will be. */
const PATIENCE_FRAMES = 1_200

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

const firstRow = () => document.querySelector('#place [data-index="0"]')?.textContent ?? ''

let answer = { text: '[]', firstTitle: '' }

async function until(isThere: () => boolean): Promise<void> {
  for (let frames = 0; frames < PATIENCE_FRAMES; frames += 1) {
    await painted()
    if (isThere()) return
  }
  throw new Error(`the rows never came: ${document.body.innerHTML.slice(0, 300)}`)
}

function scroller(): HTMLElement {
  const box = document.querySelector(window.contender.scroller)?.parentElement
  if (!box) throw new Error('there is no table')
  return box
}

window.measures = {
  async open() {
    const place = document.querySelector<HTMLElement>('#place')
    if (place === null) throw new Error('there is no place')
    await window.contender.open(place)
    await until(() => document.querySelector('#place table') !== null)
  },
  prepare(count, page) {
    const text = makeAnswer(count, page)
    // as: made one line above.
    const [row] = JSON.parse(text) as readonly { readonly title: string }[]
    answer = { text, firstTitle: row?.title ?? '' }
  },
  async show() {
    window.contender.show(answer.text)
    await until(() => firstRow().includes(answer.firstTitle))
  },
  async sort() {
    const before = firstRow()
    window.contender.sort()
    await until(() => firstRow() !== '' && firstRow() !== before)
  },
  async scroll(frames) {
    const box = scroller()
    for (let step = 0; step < frames; step += 1) {
      // Some screens by the wheel, then a drag of the scroll bar, in turns.
      const isPull = step % 40 === 39
      box.scrollTop = isPull ? (box.scrollHeight * ((step * 37) % 100)) / 100 : box.scrollTop + 120
      await frame()
    }
    box.scrollTop = 0
    await until(() => firstRow() !== '')
  },
}
