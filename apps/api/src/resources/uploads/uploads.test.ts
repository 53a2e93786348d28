import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFactories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { writeRefreshToken } from '../../auth/refresh-token.ts'
import { refreshCookieName } from '../../auth/sessions.ts'
import { jpeg, mp4, png, webp } from '../../media/testing/files.ts'
import { checkUrl } from '../../outbound/check-url.ts'
import { outsideUnreachable } from '../../outbound/outbound-problems.ts'
import type { Outbound, OutboundRequest } from '../../outbound/outbound.ts'

let t: TestApp
let operator: Caller
const filesDir = mkdtempSync(join(tmpdir(), 'omc-uploads-'))
const asked: { url: string; request: OutboundRequest }[] = []
let answer: { status?: number; bytes: Buffer } | Error = { bytes: png(4, 4) }
const outbound: Outbound = {
  async fetch(url, request = {}) {
    asked.push({ url, request })
    if (answer instanceof Error) throw answer
    return {
      status: answer.status ?? 200,
      url,
      headers: {},
      contentType: 'image/png',
      bytes: answer.bytes,
    }
  },
  open: () => Promise.reject(new Error('not asked here')),
  check: (url) => checkUrl(url),
  close: async () => undefined,
}
beforeAll(async () => {
  t = await createTestApp({ config: { filesDir, dataDir: filesDir }, services: { outbound } })
  operator = await t.as('operator')
})
afterAll(async () => {
  await t.close()
  rmSync(filesDir, { recursive: true, force: true })
})
beforeEach(async () => {
  asked.length = 0
  answer = { bytes: png(4, 4) }
  await t.rows('delete from uploads')
  rmSync(filesDir, { recursive: true, force: true })
})

const upload = (bytes: Buffer, file_name = '封面.png', caller = operator) =>
  caller.post('/api/v1/uploads', { file: bytes.toString('base64'), file_name })
const asForm = (bytes: Buffer, name: string, type: string) => {
  const boundary = 'x-boundary-x'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  return operator.inject({
    method: 'POST',
    url: '/api/v1/uploads',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}

describe('uploads.create', () => {
  it('keeps a file once under its hash, with what its own bytes say', async () => {
    const { status, body } = await upload(png(30, 20))
    expect(status).toBe(201)
    expect(body.data.attributes).toMatchObject({
      file_name: '封面.png',
      kind: 'image',
      content_type: 'image/png',
      width: 30,
      height: 20,
      user_id: String(operator.userId),
      url: `/api/v1/uploads/${body.data.id}/file`,
    })
    const again = await upload(png(30, 20), 'other.png')
    expect(again.body.data.id).toBe(body.data.id)
    const other = await upload(png(30, 20), 'x', await t.as('operator2'))
    expect(other.body.data.id).not.toBe(body.data.id)
    const folders = readdirSync(join(filesDir, 'uploads'))
    expect(folders.flatMap((name) => readdirSync(join(filesDir, 'uploads', name)))).toEqual([
      body.data.attributes.sha256,
    ])
  })

  it('keeps one row of a file that is handed in several times at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(png(31, 21))))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  })

  it('takes the file of a form, whatever it is called and said to be', async () => {
    const { status, body } = await asForm(jpeg(8, 6), '../../etc/x.html', 'text/html')
    expect(status).toBe(201)
    expect(body.data.attributes).toMatchObject({ content_type: 'image/jpeg', width: 8 })
    expect(body.data.attributes.file_name).not.toContain('/')
  })

  it('refuses what is no picture or clip, is hung on, or would unpack too large, in little memory (T17)', async () => {
    const before = process.memoryUsage().rss
    const bomb = png(50_000, 50_000, deflateSync(Buffer.alloc(30_000_000)))
    const hostile = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      Buffer.concat([png(3, 3), Buffer.from('<script>1</script>')]),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      bomb,
    ]
    for (const bytes of hostile) {
      const { status, body } = await upload(bytes)
      expect([status, body.errors[0].code, body.errors[0].source]).toEqual([
        422,
        'not_media',
        { pointer: '/data/attributes/file' },
      ])
    }
    expect((await asForm(hostile[0]!, 'x.png', 'image/png')).status).toBe(422)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 2 ** 20)
    expect(
      (await operator.post('/api/v1/uploads', { file: '!!!!!!!!!!!!!!!!!!!!' })).body.errors[0]
        .code,
    ).toBe('invalid_base64')
    expect(await t.rows('select id from uploads')).toEqual([])
  })

  it('refuses files that are too large, before they are read when nobody may send them', async () => {
    const large = Buffer.concat([png(3, 3).subarray(0, -12), Buffer.alloc(0)])
    const filler = Buffer.alloc(16 * 2 ** 20)
    const chunk = Buffer.alloc(8)
    chunk.writeUInt32BE(filler.length)
    chunk.write('tEXt', 4)
    const end = png(3, 3).subarray(-12)
    const heavy = Buffer.concat([large, chunk, filler, Buffer.alloc(4), end])
    expect((await upload(heavy)).status).toBe(413)
    const nobody = await t.anyone.post('/api/v1/uploads', { file: 'x'.repeat(10_000_000) })
    expect(nobody.status).toBe(401)
    expect((await (await t.as('auditor')).post('/api/v1/uploads', { file: 'x' })).status).toBe(403)
  })

  it('refuses a form where no file is declared, and a form that is cut off', async () => {
    const form = { 'content-type': 'multipart/form-data; boundary=b' }
    const other = await operator.inject({
      method: 'POST',
      url: '/api/v1/exports',
      headers: form,
      payload: '--b--',
    })
    expect(other.status).toBe(415)
    const cut = await operator.inject({
      method: 'POST',
      url: '/api/v1/uploads',
      headers: form,
      payload: '--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\nabc',
    })
    expect([cut.status >= 400, cut.status < 500]).toEqual([true, true])
  })
})

describe('uploads.file', () => {
  it('gives the bytes with their type, in ranges, and lets nothing in them run', async () => {
    const { body } = await upload(mp4(), '片段"；.mp4')
    const file = (headers = {}) =>
      operator.inject({ method: 'GET', url: body.data.attributes.url, headers })
    const whole = await file()
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '72',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    })
    expect(whole.headers['content-security-policy']).toContain('sandbox')
    expect(whole.headers['content-disposition']).toContain('inline; filename=')
    const part = await file({ range: 'bytes=4-7' })
    expect([part.status, part.body, part.headers['content-range']]).toEqual([
      206,
      'ftyp',
      'bytes 4-7/72',
    ])
    expect((await file({ range: 'bytes=-4' })).headers['content-range']).toBe('bytes 68-71/72')
    expect((await file({ range: 'bytes=99-' })).status).toBe(416)
  })

  it('is shown to the session cookie of its team, and to nobody else', async () => {
    const { body } = await upload(png(5, 5))
    const { url } = body.data.attributes
    const name = refreshCookieName(t.services.config)
    const withCookie = async (caller: Caller, generation = 0) =>
      t.anyone.inject({
        method: 'GET',
        url,
        headers: {
          cookie: `${name}=${writeRefreshToken(t.services.keys, { sessionId: caller.sessionId, generation })}`,
        },
      })
    expect((await withCookie(operator)).status).toBe(200)
    expect((await withCookie(await t.as('operator2'))).status).toBe(404)
    expect((await withCookie(operator, 7)).status).toBe(401)
    expect((await t.anyone.get(url)).status).toBe(401)
    // The cookie opens nothing but files.
    const list = await t.anyone.inject({
      method: 'GET',
      url: '/api/v1/uploads',
      headers: {
        cookie: `${name}=${writeRefreshToken(t.services.keys, { sessionId: operator.sessionId, generation: 0 })}`,
      },
    })
    expect(list.status).toBe(401)
  })
})

describe('uploads.media', () => {
  const see = (url: string) => operator.get('/api/v1/media', { url })

  it('fetches a picture of another address once, and shows it as what it is', async () => {
    answer = { bytes: webp(9, 9) }
    const first = await see('https://img.example.com/a.jpg?x=1')
    expect([first.status, first.headers['content-type'], first.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, max-age=86400',
    ])
    expect(first.headers['content-security-policy']).toContain('sandbox')
    await see('https://img.example.com/a.jpg?x=1')
    expect(asked).toHaveLength(1)
    expect(asked[0]!.request).toMatchObject({
      maxBytes: 20 * 2 ** 20,
      timeoutMs: 10_000,
      accept: expect.arrayContaining(['image/png']),
    })
    expect(asked[0]!.request.headers).toBeUndefined()
    t.clock.advance(24 * 3_600_000 + 1000)
    operator = await t.as('operator')
    await see('https://img.example.com/a.jpg?x=1')
    expect(asked).toHaveLength(2)
  })

  it('asks nothing inside, and shows nothing that is no picture', async () => {
    for (const url of [
      'http://127.0.0.1:5432/',
      'http://[::1]/x',
      'file:///etc/passwd',
      'http://0x7f.1/',
      'not a url',
    ]) {
      const { status, body } = await see(url)
      expect([status, body.errors[0].source]).toEqual([400, { parameter: 'url' }])
    }
    expect(asked).toEqual([])
    answer = { bytes: Buffer.from('<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>') }
    expect((await see('https://img.example.com/evil.png')).body.errors[0].code).toBe('not_media')
    answer = { status: 404, bytes: Buffer.from('no') }
    expect((await see('https://img.example.com/gone.png')).status).toBe(502)
    answer = outsideUnreachable('away')
    expect((await see('https://img.example.com/away.png')).status).toBe(503)
    expect(
      (await t.anyone.get('/api/v1/media', { url: 'https://img.example.com/a.png' })).status,
    ).toBe(401)
  })
})

it('uploads.list and uploads.get show the files of the team', async () => {
  const { body } = await upload(png(7, 7), '甲.png')
  const list = (
    await operator.get('/api/v1/uploads', { 'filter[kind]': 'image', 'filter[search]': '甲' })
  ).body
  expect(list.meta.record_count).toBe(1)
  expect((await operator.get(`/api/v1/uploads/${body.data.id}`)).body.data.attributes.width).toBe(7)
  const other = await t.as('operator2')
  expect((await other.get(`/api/v1/uploads/${body.data.id}`)).status).toBe(404)
  expect((await other.get('/api/v1/uploads')).body.meta.record_count).toBe(0)
})

describe('uploads.delete and uploads.restore', () => {
  it('move an own file to the trash and back; it is not sent meanwhile', async () => {
    const { id } = (await upload(png(5, 5))).body.data
    expect((await operator.delete(`/api/v1/uploads/${id}`)).status).toBe(204)
    expect((await operator.get(`/api/v1/uploads/${id}`)).status).toBe(404)
    expect((await operator.get(`/api/v1/uploads/${id}/file`)).status).toBe(404)
    const trashed = await operator.get('/api/v1/uploads', { 'filter[trashed]': 'true' })
    expect(trashed.body.data.map((row: { id: string }) => row.id)).toEqual([id])
    expect((await operator.post(`/api/v1/uploads/${id}/restore`)).status).toBe(200)
    expect((await operator.get(`/api/v1/uploads/${id}/file`)).status).toBe(200)
    await operator.delete(`/api/v1/uploads/${id}`)
    const [event] = await t.rows<{ id: number }>(
      `select id from audit_events where operation = 'uploads.delete' order by id desc limit 1`,
    )
    const undone = await operator.post(`/api/v1/audit_events/${event!.id}/undo`)
    expect(undone.body.data.succeeded).toEqual([{ id }])
    await operator.delete(`/api/v1/uploads/${id}`)
    const again = (await upload(png(5, 5))).body.data.id
    expect(again).not.toBe(id)
    const twice = await operator.post(`/api/v1/uploads/${id}/restore`)
    expect([twice.status, twice.body.errors[0].code]).toEqual([409, 'duplicate'])
  })

  it('leave a colleague’s file alone; a lead may move it', async () => {
    const creator = await t.as('creator')
    const { id } = (await upload(png(6, 6))).body.data
    expect((await creator.get(`/api/v1/uploads/${id}`)).status).toBe(200)
    for (const by of [creator, await t.as('operator2')])
      expect((await by.delete(`/api/v1/uploads/${id}`)).status).toBe(404)
    expect((await (await t.as('auditor')).delete(`/api/v1/uploads/${id}`)).status).toBe(403)
    const rows = () => t.rows('select deleted_at is null as kept from uploads where id = $1', [id])
    expect(await rows()).toEqual([{ kept: true }])
    expect((await (await t.as('manager')).delete(`/api/v1/uploads/${id}`)).status).toBe(204)
    expect((await creator.post(`/api/v1/uploads/${id}/restore`)).status).toBe(404)
  })

  it('keep a file that a queued content uses', async () => {
    const { id } = (await upload(png(7, 7))).body.data
    const item = await createFactories(t.database).queued({
      business_team_id: operator.teamId,
      title: '露营清单',
      images: [`/api/v1/uploads/${id}/file`],
    })
    const refused = await operator.delete(`/api/v1/uploads/${id}`)
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'upload_queued'])
    expect(refused.body.error).toContain('露营清单')
    await t.rows(`update publish_contents set deleted_at = now() where id = $1`, [item.id])
    expect((await operator.delete(`/api/v1/uploads/${id}`)).status).toBe(204)
  })
})
