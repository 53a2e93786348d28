import { expect, test } from 'vitest'
import { bearer, plant, sandbox } from './support.ts'

test('serves a clip whole and in ranges, as players ask for it', async () => {
  const { app } = await sandbox()
  const get = (range?: string) =>
    app.inject({ url: '/clips/3.webm', headers: range === undefined ? {} : { range } })
  const whole = await get()
  expect(whole.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' })
  // the mark every Matroska file begins with
  expect(whole.rawPayload.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
  const size = whole.rawPayload.length
  expect(size).toBeLessThan(60_000)
  for (const [range, from, to] of [
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, size - 1],
    ['bytes=-50', size - 50, size - 1],
    [`bytes=10-${size * 2}`, 10, size - 1],
  ] as const) {
    const part = await get(range)
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes ${from}-${to}/${size}`,
    ])
    expect(part.rawPayload.equals(whole.rawPayload.subarray(from, to + 1))).toBe(true)
  }
  for (const range of [`bytes=${size}-`, 'bytes=9-3', 'bytes=-', 'lines=1-2', 'bytes=0-1,4-5']) {
    const none = await get(range)
    expect([none.statusCode, none.headers['content-range']]).toEqual([416, `bytes */${size}`])
  }
  expect((await app.inject('/clips/12.webm')).statusCode).toBe(404)
  expect((await app.inject('/clips/..%2fbase.css')).statusCode).toBe(400)
})

test('every address that a catalogue answer names is there', async () => {
  const { app } = await sandbox()
  const get = async (path: string) =>
    (await app.inject({ url: `/gateway/v1/platforms/douyin/${path}`, headers: bearer })).json()
  const goods = (await get('goods?size=3')).data
  const contents = (await get('contents?size=20')).data
  const addresses = [
    ...goods.flatMap((one: { images: string[]; item_url: string }) => [
      ...one.images,
      one.item_url,
    ]),
    ...contents.flatMap((one: { cover: string; images: string[]; video: string }) => [
      one.cover,
      ...one.images,
      ...(one.video ? [one.video] : []),
    ]),
    (await get(`authors/${contents[0].author_id}`)).home_page_url,
    (await get('creators?size=1')).data[0].home_page_url,
  ]
  expect(contents.some((one: { video: string }) => one.video !== '')).toBe(true)
  for (const address of new Set<string>(addresses)) {
    const { pathname } = new URL(address)
    expect([pathname, (await app.inject(pathname)).statusCode]).toEqual([pathname, 200])
  }
})

test('draws goods as what they are', async () => {
  const { app } = await sandbox()
  const url = '/gateway/v1/platforms/pdd/goods?q=保温杯&size=1'
  const [goods] = (await app.inject({ url: encodeURI(url), headers: bearer })).json().data
  expect((await app.inject(new URL(goods.pic_url).pathname)).body).toContain('保温杯</text>')
})

test('nothing that is answered may run or be framed unless it is a page that says so', async () => {
  const { app } = await sandbox()
  for (const url of [
    '/healthz',
    '/nowhere',
    '/posts',
    '/faults',
    '/v1/models',
    '/assets/base.css',
  ]) {
    const policy = (await app.inject(url)).headers['content-security-policy']
    expect([url, policy]).toEqual([url, expect.stringMatching(/^default-src 'none'/)])
  }
  for (const url of ['/', '/oauth/authorize', '/items/jd/51000', '/creator/jd?uid=u1']) {
    const policy = String((await app.inject(url)).headers['content-security-policy'])
    expect([url, policy]).toEqual([url, expect.not.stringContaining('unsafe')])
    expect(policy).toContain("default-src 'none'")
  }
})

test('pictures can be slow, fail, or lead to a private address', async () => {
  const made = await sandbox()
  const get = () => made.app.inject('/pictures/1.svg')
  await plant(made, { rules: [{ mode: 'redirect_private', on: ['picture'], times: 1 }] })
  const redirected = await get()
  expect([redirected.statusCode, redirected.headers.location]).toEqual([
    302,
    'http://169.254.169.254/latest/meta-data/',
  ])
  expect((await get()).statusCode).toBe(200)
  await plant(made, { rules: [{ mode: 'server_error', on: ['picture'] }] })
  expect((await get()).statusCode).toBe(500)
})
