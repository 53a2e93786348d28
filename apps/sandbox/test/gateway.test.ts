import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PLATFORMS } from '../src/platforms.ts'
import { bearer, content, counts, plant, POSTS, publish, sandbox } from './support.ts'

test('keeps every accepted publish, also two with one attempt key, and counts the double', async () => {
  const made = await sandbox()
  const first = await publish(made)
  const second = await publish(made)
  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(first.json().feed_id).not.toBe(second.json().feed_id)
  expect(first.json().feed_id).toMatch(/^5\d{15,}$/)
  expect(await counts(made)).toEqual({ total: 2, duplicates: 1 })
})

test('gives the first post back where the platform de-duplicates, also to callers at once', async () => {
  // a real file, so that the write of the first takes longer than the check of the second
  const made = await sandbox({
    dataFile: join(await mkdtemp(join(tmpdir(), 'sandbox-')), 'p.jsonl'),
  })
  await plant(made, { platforms: { jd: { dedupe: true } } })
  const answers = await Promise.all([publish(made), publish(made), publish(made)])
  expect(answers.map((answer) => answer.statusCode)).toEqual([201, 200, 200])
  expect(new Set(answers.map((answer) => answer.json().post_id)).size).toBe(1)
  expect(await counts(made)).toEqual({ total: 1, duplicates: 0 })
})

test('lists own posts by attempt key and proves absence only with a complete answer', async () => {
  const made = await sandbox()
  await publish(made)
  await publish(made, { attempt_key: 'key-2' })
  const list = async (query: string) =>
    (await made.app.inject({ url: `${POSTS}?${query}`, headers: bearer })).json()
  expect(await list('attempt_key=key-1')).toMatchObject({
    data: [{ attempt_key: 'key-1', title: '保温杯怎么选', state: 'published' }],
    total: 1,
    complete: true,
  })
  expect(await list('attempt_key=nobody')).toEqual({ data: [], total: 0, complete: true })
  expect(await list('size=1')).toMatchObject({ data: [{ attempt_key: 'key-2' }], complete: false })
  await plant(made, { platforms: { jd: { lookup: 'partial' } } })
  expect(await list('attempt_key=nobody')).toMatchObject({ data: [], complete: false })
  await plant(made, { platforms: { jd: { lookup: 'none' } } })
  expect(await list('attempt_key=key-1')).toMatchObject({ code: 'not_supported' })
})

test('never shows one account the posts of another', async () => {
  const made = await sandbox()
  await publish(made)
  const url = '/gateway/v1/platforms/jd/accounts/u2/posts'
  expect((await made.app.inject({ url, headers: bearer })).json().data).toEqual([])
})

test('marks an own post deleted and keeps it in sight', async () => {
  const made = await sandbox()
  const { post_id } = (await publish(made)).json()
  const remove = (url: string) => made.app.inject({ method: 'DELETE', url, headers: bearer })
  expect((await remove(`${POSTS}/${post_id}`)).json().state).toBe('deleted')
  expect((await remove(`${POSTS}/${post_id}`)).json().state).toBe('deleted')
  expect((await remove(`${POSTS.replace('u1', 'u2')}/${post_id}`)).statusCode).toBe(404)
  expect(await counts(made)).toEqual({ total: 1, duplicates: 0 })
})

test('knows every uid as the same person each time, on every platform', async () => {
  const { app } = await sandbox()
  for (const { platform } of PLATFORMS) {
    const url = `/gateway/v1/platforms/${platform}/accounts/gg-1024`
    const [once, again] = await Promise.all([
      app.inject({ url, headers: bearer }),
      app.inject({ url, headers: bearer }),
    ])
    expect(once.json()).toEqual(again.json())
    expect(once.json()).toMatchObject({ uid: 'gg-1024', platform, permission: true })
    expect(once.json().nickname).toMatch(/^\p{Script=Han}+$/u)
  }
})

test.each([
  ['without a token', undefined, 401],
  ['with a wrong token', 'Bearer sandbox-demo-tokem', 401],
  ['with the bare token', 'sandbox-demo-token', 401],
])('answers 401 %s', async (_case, authorization, status) => {
  const { app } = await sandbox()
  for (const url of ['/gateway/v1/health', '/faults', POSTS]) {
    const headers = authorization === undefined ? {} : { authorization }
    expect((await app.inject({ url, headers })).statusCode).toBe(status)
  }
})

test.each([
  ['an unknown property', { colour: 'red' }, 422, 'invalid'],
  ['a number for a text', { title: 7 }, 422, 'invalid'],
  ['no attempt key', { attempt_key: undefined }, 422, 'invalid'],
  ['an item with more than an item has', { items: [{ item_id: '1', x: 1 }] }, 422, 'invalid'],
  ['another account', { uid: 'u2' }, 422, 'rejected'],
  ['another channel', { channel: 'pdd' }, 422, 'rejected'],
  ['too long a title', { title: '长'.repeat(61) }, 422, 'rejected'],
  ['too many images', { images: Array.from({ length: 19 }, () => '/a.svg') }, 422, 'rejected'],
  [
    'too many goods',
    { items: Array.from({ length: 21 }, (_, id) => ({ item_id: `${id}` })) },
    422,
    'item_out_of_range',
  ],
  ['nothing in it', { title: '', images: [], paragraphs: [] }, 422, 'empty'],
])('publishes nothing for a content with %s', async (_case, fields, status, code) => {
  const made = await sandbox()
  const answer = await publish(made, fields)
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  expect(await counts(made)).toEqual({ total: 0, duplicates: 0 })
})

test('refuses bodies that are too large, of another type, or no JSON, and unknown addresses', async () => {
  const { app } = await sandbox()
  const put = (payload: string, type: string) =>
    app.inject({
      method: 'PUT',
      url: '/faults',
      headers: { ...bearer, 'content-type': type },
      payload,
    })
  expect((await put(' '.repeat(300_000), 'application/json')).statusCode).toBe(413)
  expect((await put('<a/>', 'text/xml')).statusCode).toBe(415)
  expect((await put('{', 'application/json')).statusCode).toBe(400)
  expect((await app.inject({ url: `${POSTS}?colour=red`, headers: bearer })).statusCode).toBe(400)
  expect(
    (await app.inject({ url: POSTS.replace('jd', 'nowhere'), headers: bearer })).json().code,
  ).toBe('unknown_platform')
  expect((await app.inject('/nowhere')).statusCode).toBe(404)
})

test('keeps uploaded pictures and refuses what is none', async () => {
  const { app } = await sandbox()
  const upload = (data_url: string) =>
    app.inject({
      method: 'POST',
      url: '/gateway/v1/images',
      headers: bearer,
      payload: { data_url },
    })
  const png =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg=='
  const { image_id, url } = (await upload(png)).json()
  expect(url).toMatch(new RegExp(`/uploads/${image_id}$`))
  const picture = await app.inject(`/uploads/${image_id}`)
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
  })
  expect((await upload('data:image/png;base64,PHN2Zz48L3N2Zz4=')).statusCode).toBe(422)
  expect((await upload('data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=')).statusCode).toBe(422)
})

test('finds its posts again after a restart and cuts off a half-written line', async () => {
  const dataFile = join(await mkdtemp(join(tmpdir(), 'sandbox-')), 'deep', 'posts.jsonl')
  const first = await sandbox({ dataFile })
  const { post_id } = (await publish(first)).json()
  await publish(first, { attempt_key: 'key-2' })
  await first.app.inject({ method: 'DELETE', url: `${POSTS}/${post_id}`, headers: bearer })
  await first.stop()
  await writeFile(dataFile, `${await readFile(dataFile, 'utf8')}{"kind":"po`)

  const second = await sandbox({ dataFile })
  expect(await counts(second)).toEqual({ total: 2, duplicates: 0 })
  const { data } = (await second.app.inject({ url: POSTS, headers: bearer })).json()
  expect(data.map((post: { state: string }) => post.state)).toEqual(['published', 'deleted'])
  await publish(second)
  await second.stop()
  const third = await sandbox({ dataFile })
  expect(await counts(third)).toEqual({ total: 3, duplicates: 1 })
})

test('names the line when its data file is broken in the middle', async () => {
  const dataFile = join(await mkdtemp(join(tmpdir(), 'sandbox-')), 'posts.jsonl')
  await writeFile(dataFile, 'x\n{}\n')
  await expect(sandbox({ dataFile })).rejects.toThrow(`${dataFile}:1 is not a journal entry`)
})

test('escapes what people wrote on the page of posts', async () => {
  const made = await sandbox()
  await publish(made, { title: '<img src=x onerror=alert(1)>' })
  await publish(made, { title: '<img src=x onerror=alert(1)>' })
  const page = await made.app.inject('/')
  expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(page.body).not.toContain('<img src=x')
  expect(page.body).toContain('重复 × 2')
  expect((await made.app.inject('/?lang=en&platform=pdd')).body).toContain('Nothing here yet')
})

test('a rehearsal is answered as a publish would be, and nothing of it is kept', async () => {
  const made = await sandbox()
  const rehearse = (fields: object = {}) =>
    made.app.inject({
      method: 'POST',
      url: '/gateway/v1/rehearsals/jd',
      headers: bearer,
      payload: content({ attempt_key: 'rehearsal-1', ...fields }),
    })
  expect((await rehearse()).json()).toEqual({ accepted: true })
  expect((await rehearse({ title: '十'.repeat(200) })).json()).toMatchObject({ code: 'rejected' })
  await plant(made, { rules: [{ platform: 'jd', mode: 'bot_check', times: 1 }] })
  expect((await rehearse()).json()).toMatchObject({ code: 'bot_check' })
  expect(await counts(made)).toEqual({ total: 0, duplicates: 0 })
})
