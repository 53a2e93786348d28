import { VirtualClock } from '@omc/core/testing'
import type { FrameContent } from '@omc/publisher'
import { describe, expect, it } from 'vitest'
import { createFramePort, MUTE_AFTER_MS } from './frame-port.ts'
import type { FrameElement } from './frame-port.ts'

const ORIGIN = 'http://127.0.0.1:8090'
const CONTENT: FrameContent = {
  attempt_key: 'key-1',
  channel: 'jd',
  uid: '73905',
  title: '标题',
  desc: '',
  images: [],
  paragraphs: [],
  items: [],
  draft: false,
  activity: false,
}

type Posted = { readonly message: { id: string; name: string }; readonly origin: string }

function setUp() {
  const clock = new VirtualClock(1_000)
  const page = new EventTarget()
  const posted: Posted[] = []
  const frameWindow = {
    postMessage: (message: Posted['message'], origin: string) => posted.push({ message, origin }),
  }
  const target = new EventTarget()
  const element = Object.assign(target, { contentWindow: frameWindow }) as unknown as FrameElement
  let requestCount = 0
  const port = createFramePort({
    frameUrl: `${ORIGIN}/creator/jd`,
    uid: '73905',
    parentOrigin: 'http://localhost:8080',
    clock,
    newId: () => `request-${(requestCount += 1)}`,
    messages: page,
    timeoutMs: 60_000,
  })
  const say = (data: unknown, from: { source?: unknown; origin?: string } = {}) =>
    page.dispatchEvent(
      Object.assign(new Event('message'), { source: frameWindow, origin: ORIGIN, data, ...from }),
    )
  const announce = (uid = '73905') =>
    say({ omc: 1, kind: 'ready', name: 'ready', id: '', payload: { platform: 'jd', uid } })
  const load = () => target.dispatchEvent(new Event('load'))
  return { clock, port, element, posted, say, announce, load }
}

describe('the framed page', () => {
  it('is addressed with its account and the exact origin of the console', () => {
    const { port } = setUp()
    expect(port.src).toBe(
      `${ORIGIN}/creator/jd?uid=73905&parent=${encodeURIComponent('http://localhost:8080')}`,
    )
  })

  it('is ready once it has announced itself, before or after its load', () => {
    const early = setUp()
    early.port.attach(early.element)
    early.announce()
    early.load()
    expect(early.port.getState()).toEqual({ tag: 'ready', uid: '73905', platform: 'jd' })
    const late = setUp()
    late.port.attach(late.element)
    late.load()
    late.announce()
    expect(late.port.getState()).toMatchObject({ tag: 'ready' })
  })

  it('is mute when it says nothing', async () => {
    const { clock, port, element, load } = setUp()
    port.attach(element)
    load()
    await clock.advance(MUTE_AFTER_MS)
    expect(port.getState()).toEqual({ tag: 'mute' })
  })

  it('is not made ready by another window or another origin', () => {
    const { port, element, say } = setUp()
    port.attach(element)
    const ready = {
      omc: 1,
      kind: 'ready',
      name: 'ready',
      id: '',
      payload: { platform: 'jd', uid: 'x' },
    }
    say(ready, { source: {} })
    say(ready, { origin: 'http://evil.test' })
    expect(port.getState()).toMatchObject({ tag: 'loading' })
  })

  it('gets nothing before it is ready, so the item certainly was not sent', async () => {
    const { port, element, posted } = setUp()
    port.attach(element)
    expect(await port.publish(CONTENT)).toMatchObject({
      tag: 'not-sent',
      reason: 'frame-not-ready',
    })
    expect(posted).toEqual([])
  })
})

describe('a publication in the frame', () => {
  it('goes to the exact origin and comes back with its feed id', async () => {
    const { port, element, posted, announce, say, load } = setUp()
    port.attach(element)
    announce()
    load()
    const outcome = port.publish(CONTENT)
    expect(posted[0]).toMatchObject({ origin: ORIGIN, message: { name: 'requestPublishContent' } })
    const payload = { ok: true, content_id: 'c', feed_id: '991' }
    say({ omc: 1, kind: 'response', name: 'responsePublishContent', id: 'request-1', payload })
    expect(await outcome).toEqual({ tag: 'accepted', contentId: 'c', feedId: '991' })
  })

  it.each(['load first', 'announcement first'])(
    'is unknown when the page loads again in the middle (%s)',
    async (order) => {
      const { port, element, announce, load } = setUp()
      port.attach(element)
      announce()
      load()
      const outcome = port.publish(CONTENT)
      if (order === 'load first') load()
      announce()
      if (order !== 'load first') load()
      expect(await outcome).toEqual({ tag: 'unknown', reason: 'frame-lost' })
      expect(port.getState()).toMatchObject({ tag: 'ready' })
    },
  )

  it('is unknown when the page goes somewhere else, also if its announcement had come late', async () => {
    const { port, element, announce, load } = setUp()
    port.attach(element)
    load()
    announce()
    const outcome = port.publish(CONTENT)
    load()
    expect(await outcome).toEqual({ tag: 'unknown', reason: 'frame-lost' })
    expect(port.getState()).toMatchObject({ tag: 'loading' })
  })

  it('is unknown when the element is taken away', async () => {
    const { port, element, announce, load } = setUp()
    port.attach(element)
    announce()
    load()
    const outcome = port.publish(CONTENT)
    port.attach(null)
    expect(await outcome).toEqual({ tag: 'unknown', reason: 'frame-lost' })
  })
})

describe('a picture of the page’s own site', () => {
  it('is drawn by the page and comes back as a file', async () => {
    const { port, element, posted, announce, say, load } = setUp()
    port.attach(element)
    announce()
    load()
    const picture = port.drawPicture(`${ORIGIN}/pictures/1.svg`)
    expect(posted[0]?.message).toMatchObject({
      name: 'requestProcessImage',
      payload: { url: `${ORIGIN}/pictures/1.svg` },
    })
    const payload = { ok: true, url: 'data:image/jpeg;base64,aGFsbG8=', width: 8, height: 8 }
    say({ omc: 1, kind: 'response', name: 'responseProcessImage', id: 'request-1', payload })
    expect((await picture).type).toBe('image/jpeg')
  })

  it('is refused in the words of the page', async () => {
    const { port, element, announce, say, load } = setUp()
    port.attach(element)
    announce()
    load()
    const picture = port.drawPicture('https://a.test/b.png')
    const payload = { ok: false, code: 'rejected', message: '只能处理本站图片' }
    say({ omc: 1, kind: 'response', name: 'responseProcessImage', id: 'request-1', payload })
    await expect(picture).rejects.toThrow('只能处理本站图片')
  })
})

describe('whenReady', () => {
  it('waits for the announcement, and not longer than told', async () => {
    const { clock, port, element, announce } = setUp()
    const first = port.whenReady(5_000)
    port.attach(element)
    announce()
    expect(await first).toMatchObject({ tag: 'ready' })
    port.attach(null)
    const second = port.whenReady(5_000)
    await clock.advance(5_000)
    expect(await second).toEqual({ tag: 'absent' })
    expect(clock.pendingCount).toBe(0)
  })
})
