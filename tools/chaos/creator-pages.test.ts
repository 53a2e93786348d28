import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSandbox } from '../../apps/sandbox/src/create-sandbox.ts'
import type { Sandbox } from '../../apps/sandbox/src/create-sandbox.ts'
import { CHANNEL_ROWS } from '../../libs/core/src/index.ts'
import { VirtualClock } from '../../libs/core/src/testing/index.ts'
import { createFrameBridge, frameAdapterOf } from '../../libs/publisher/src/index.ts'
import type { FrameMessageEvent } from '../../libs/publisher/src/index.ts'
import { isLong } from '../../vitest.limits.ts'

/** A page of the console's origin: frames the creator page and passes on what it hears. */
const CONSOLE_PAGE = `<!doctype html><meta charset="utf-8"><body><script>
  addEventListener('message', ({ source, origin, data }) =>
    void hear({ isFrame: source === frames[0], origin, data }))
</script></body>`
const UID = 'u1'
/** The short form opens one page for each adapter. */
const CHANNELS = CHANNEL_ROWS.filter(
  ({ frame }, at) => isLong || CHANNEL_ROWS.findIndex((row) => row.frame === frame) === at,
).map(({ name }) => name)

let browser: Browser
let consoleServer: Server
let sandbox: Sandbox
let origins: { console: string; channel: string }

beforeAll(async () => {
  consoleServer = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end(CONSOLE_PAGE)
  }).listen(0, 'localhost')
  await once(consoleServer, 'listening')
  const { port } = consoleServer.address() as AddressInfo // as: a TCP server answers an object
  const consoleOrigin = `http://localhost:${port}`
  sandbox = await createSandbox({ port: 0, token: 'for-tests', consoleOrigins: [consoleOrigin] })
  origins = { console: consoleOrigin, channel: await sandbox.start() }
  browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
})
afterAll(async () => {
  await browser.close()
  await sandbox.stop()
  consoleServer.close()
})

/** The product's bridge to the creator page of a channel, which stands in a frame of a browser. */
async function openBridge(channel: string) {
  const page = await browser.newPage()
  const frameWindow = {}
  let announce: (ready: unknown) => void = () => undefined
  const announced = new Promise<unknown>((resolve) => {
    announce = resolve
  })
  const bridge = createFrameBridge({
    post: (message, target) =>
      void page.evaluate(
        `frames[0].postMessage(${JSON.stringify(message)}, ${JSON.stringify(target)})`,
      ),
    source: () => frameWindow,
    origin: origins.channel,
    // Stands still: an answer that does not come ends by the time limit of the test.
    clock: new VirtualClock(0),
    newId: randomUUID,
    timeoutMs: 1,
    onReady: (ready) => announce(ready),
  })
  type Heard = { isFrame: boolean } & Pick<FrameMessageEvent, 'origin' | 'data'>
  await page.exposeFunction('hear', ({ isFrame, origin, data }: Heard) =>
    bridge.receive({ source: isFrame ? frameWindow : {}, origin, data }),
  )
  await page.goto(origins.console)
  const query = new URLSearchParams({ uid: UID, parent: origins.console })
  const src = JSON.stringify(`${origins.channel}/creator/${channel}?${query}`)
  await page.evaluate(
    `void document.body.append(Object.assign(document.createElement('iframe'), { src: ${src} }))`,
  )
  return { bridge, ready: await announced, close: () => page.close() }
}

const contentOf = (channel: string, key: string) => ({
  attempt_key: key,
  channel,
  uid: UID,
  title: '保温杯怎么选',
  desc: '',
  images: ['/pictures/1.svg'],
  paragraphs: ['第一段'],
  items: [{ item_id: '1001', title: '保温杯' }],
  draft: false,
  activity: false,
})

async function plant(rules: readonly object[]): Promise<void> {
  const headers = { authorization: 'Bearer for-tests' }
  const answer = await sandbox.app.inject({
    method: 'PUT',
    url: '/faults',
    headers,
    payload: { rules },
  })
  expect(answer.statusCode).toBe(200)
}

it.each(CHANNELS)(
  'the adapter of %s and its creator page understand each other',
  async (channel) => {
    const { accountSubjects, publish } = frameAdapterOf(channel)
    const { bridge, ready, close } = await openBridge(channel)
    expect(ready).toEqual({ platform: channel, uid: UID })
    for (const subject of accountSubjects)
      expect([subject, await bridge.request(subject, {})]).toMatchObject([
        subject,
        { tag: 'answered', payload: { ok: true, platform: channel, uid: UID } },
      ])

    const posted = await publish(bridge, contentOf(channel, `${channel}-1`))
    const list = await sandbox.app.inject(`/posts?platform=${channel}&uid=${UID}`)
    const [post, ...others] = list.json().data
    expect(others).toEqual([])
    expect(post).toMatchObject({ attempt_key: `${channel}-1`, title: '保温杯怎么选' })
    expect(posted).toEqual({
      tag: 'accepted',
      contentId: expect.stringMatching(/^p\d+$/),
      feedId: post.feed_id,
    })

    await plant([{ platform: channel, uid: UID, mode: 'no_permission', times: 1 }])
    const refused = await publish(bridge, contentOf(channel, `${channel}-2`))
    expect(refused).toMatchObject({ tag: 'no-permission' })
    expect(bridge.getDropped()).toEqual({})
    await close()
  },
)
