import { expect, test } from 'vitest'
import { PLATFORMS } from '../src/platforms.ts'
import { CONSOLE, content, counts, plant, publish, sandbox } from './support.ts'

const page = (platform = 'jd', more = '') =>
  `/creator/${platform}?uid=u1&parent=${encodeURIComponent(CONSOLE)}${more}`

test.each(PLATFORMS.map((row) => [row.platform, row] as const))(
  'serves the creator page of %s in two languages, framed by the console only',
  async (platform, row) => {
    const { app } = await sandbox()
    const zh = await app.inject(page(platform))
    const en = await app.inject(page(platform, '&lang=en'))
    expect(zh.statusCode).toBe(200)
    expect(zh.body).toContain(row.office.zh)
    expect(en.body).toContain(row.office.en)
    expect(zh.headers['content-security-policy']).toContain(`frame-ancestors ${CONSOLE}`)
    expect(zh.headers['content-security-policy']).not.toContain('unsafe')
    expect(zh.headers['x-frame-options']).toBeUndefined()
    expect(zh.body).not.toMatch(/<script(?![^>]*src=)|<[^>]+\s(style|on\w+)="/)
  },
)

test('with the switch it answers X-Frame-Options: DENY and no frame-ancestors that would undo it', async () => {
  const made = await sandbox()
  await plant(made, { platforms: { jd: { x_frame_options: 'DENY' } } })
  const answer = await made.app.inject(page())
  expect(answer.headers['x-frame-options']).toBe('DENY')
  expect(answer.headers['content-security-policy']).not.toContain('frame-ancestors')
  expect((await made.app.inject(page('pdd'))).headers['x-frame-options']).toBeUndefined()
})

test('sends the browser elsewhere when told to, and only to a web address', async () => {
  const made = await sandbox()
  await plant(made, { platforms: { jd: { page_redirect: 'http://evil.test/' } } })
  const answer = await made.app.inject(page())
  expect([answer.statusCode, answer.headers.location]).toEqual([302, 'http://evil.test/'])
  const wrong = await plant(made, { platforms: { jd: { page_redirect: 'javascript:0' } } })
  expect(wrong.statusCode).toBe(422)
})

test('escapes a hostile uid and parent', async () => {
  const { app } = await sandbox()
  const hostile = encodeURIComponent('"><script>alert(1)</script>')
  const answer = await app.inject(`/creator/jd?uid=${hostile}&parent=${hostile}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).not.toContain('<script>alert')
})

test('publishes from the page and lists it as published today', async () => {
  const made = await sandbox()
  const answer = await made.app.inject({
    method: 'POST',
    url: '/creator/jd/posts',
    headers: { origin: 'http://localhost:80', host: 'localhost:80' },
    payload: content(),
  })
  expect(answer.json()).toEqual({
    ok: true,
    content_id: expect.stringMatching(/^p\d+$/),
    feed_id: expect.stringMatching(/^5\d+$/),
  })
  expect((await made.app.inject(page())).body).toContain('保温杯怎么选')
  const today = await made.app.inject('/posts?platform=jd&uid=u1&today=true')
  expect(today.json().data).toHaveLength(1)
})

test('keeps drafts out of the posts', async () => {
  const made = await sandbox()
  const answer = await made.app.inject({
    method: 'POST',
    url: '/creator/jd/drafts',
    payload: content(),
  })
  const { ok, draft_id, content_id } = answer.json()
  expect({ ok, same: draft_id === content_id }).toEqual({ ok: true, same: true })
  expect(await counts(made)).toEqual({ total: 0, duplicates: 0 })
  expect((await made.app.inject(page())).body).toContain('保温杯怎么选')
  await publish(made, { draft: true })
  expect((await made.app.inject('/posts')).json().data[0].state).toBe('draft')
})

test.each(['http://evil.test', 'null', CONSOLE])(
  'takes no post from a page of %s',
  async (origin) => {
    const made = await sandbox()
    const answer = await made.app.inject({
      method: 'POST',
      url: '/creator/jd/posts',
      headers: { origin },
      payload: content(),
    })
    expect(answer.statusCode).toBe(403)
    expect(await counts(made)).toEqual({ total: 0, duplicates: 0 })
  },
)

test('draws the same picture for the same number, another for another, all without script', async () => {
  const { app } = await sandbox()
  const draw = (url: string) => app.inject({ url, headers: { origin: CONSOLE } })
  const [once, again, other] = [
    await draw('/pictures/12.svg?w=600&h=800'),
    await draw('/pictures/12.svg?w=600&h=800'),
    await draw('/pictures/13.svg'),
  ]
  expect(once.body).toBe(again.body)
  expect(once.body).not.toBe(other.body)
  expect(once.body).toContain('width="600" height="800"')
  expect(once.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'access-control-allow-origin': CONSOLE,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect((await draw('/pictures/12.svg?w=99999')).statusCode).toBe(400)
  const foreign = await app.inject({
    url: '/pictures/1.svg',
    headers: { origin: 'http://evil.test' },
  })
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
  const avatar = await app.inject(`/avatars/${encodeURIComponent('"><x>')}.svg`)
  expect(avatar.body).toMatch(/^<svg/)
  expect(avatar.body).not.toContain('<x>')
})
