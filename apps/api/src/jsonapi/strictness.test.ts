import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../test/support.ts'
import { testConfig } from '../../test/test-config.ts'
import { createDesk, type Bench, type Desk } from '../workflows/ledger/testing/publishing-desk.ts'

let desk: Desk
let by: Caller
let bench: Bench
let item: string
const LIST = '/api/v1/carry_contents'
beforeAll(async () => {
  desk = await createDesk()
  by = desk.operator
  bench = await desk.account()
  item = `/api/v1/publish_contents/${await bench.queue()}`
})
afterAll(() => desk.close())

const query = (text: string) => by.inject({ method: 'GET', url: `${LIST}?${text}` })
const dup = (n: number) => Array.from({ length: n }, () => 'filter[source]=a').join('&')

describe('a wrong query is 400 and names the parameter (T14)', () => {
  it.each([
    ['nonsense=1', 'nonsense'],
    ['filter[secret]=x', 'filter[secret]'],
    ['filter[deleted_at]=x', 'filter[deleted_at]'],
    ['filter[status]=gone', 'filter[status]'],
    ['filter[updated_since]=yesterday', 'filter[updated_since]'],
    ['filter[search]=%00', 'filter[search]'],
    ['sort=secret', 'sort'],
    ['sort=-business_team_id', 'sort'],
    ['include=user', 'include'],
    ['fields[carry_contents]=title,status_before_trash', 'fields[carry_contents]'],
    ['fields[users]=password_hash', 'fields[users]'],
    ['page[size]=101', 'page[size]'],
    ['page[size]=0', 'page[size]'],
    ['page[size]=ten', 'page[size]'],
    ['page[number]=-1', 'page[number]'],
    ['page[number]=1e3', 'page[number]'],
    ['page[after]=nonsense', 'page[after]'],
    ['page[after]=e30', 'page[after]'],
  ])('%s', async (text, parameter) => {
    const { status, body } = await query(text)
    expect([status, body.errors?.[0]?.source]).toEqual([400, { parameter }])
    expect(body).toMatchObject({ status: 400, error: expect.any(String) })
  })

  it('beyond depth, list and parameter limits', async () => {
    const many = Array.from({ length: 1001 }, (_, i) => `a${i}=1`).join('&')
    for (const text of ['filter[a][b][c][d][e][f]=1', dup(21), many])
      expect((await query(text)).status).toBe(400)
    expect((await query(dup(20))).status).toBe(200)
  })

  it('with a cursor of another order, or an instant no database has', async () => {
    const cursor = Buffer.from('["x","y"]').toString('base64url')
    expect((await query(`page[after]=${cursor}`)).status).toBe(400)
    expect((await query('filter[updated_since]=0000-01-01T00:00:00Z')).status).toBe(400)
  })

  it('asks for what is required', async () => {
    const { status, body } = await by.get('/api/v1/carry_contents/get_publish_content')
    expect([status, body.errors[0].source]).toEqual([400, { parameter: 'device_id' }])
  })
})

describe('a wrong body is 422 and points to the fault (T13, F23)', () => {
  it.each([
    [{ nonsense: 1 }, '/data/attributes/nonsense'],
    [{ feed_id: 'made up' }, '/data/attributes/feed_id'],
    [{ uid: '1' }, '/data/attributes/uid'],
    [{ generation: 7 }, '/data/attributes/generation'],
    [{ business_team_id: 1 }, '/data/attributes/business_team_id'],
    [{ status: 'published' }, '/data/attributes/status'],
    [{ title: 5 }, '/data/attributes/title'],
    [{ title: 'x'.repeat(201) }, '/data/attributes/title'],
    [{ priority: 2 ** 40 }, '/data/attributes/priority'],
    [{ priority: 1.5 }, '/data/attributes/priority'],
    [{ images: 'one' }, '/data/attributes/images'],
    [{ items: [{ item_id: '' }] }, '/data/attributes/items/0/item_id'],
    [{ items: [{ item_id: '1', price: 5 }] }, '/data/attributes/items/0/price'],
  ])('%j', async (attributes, pointer) => {
    const before = await desk.t.rows('select * from publish_contents')
    const { status, body } = await by.put(item, attributes)
    expect([
      status,
      body.errors?.map((one: { source: { pointer: string } }) => one.source.pointer),
    ]).toEqual([422, expect.arrayContaining([pointer])])
    expect(await desk.t.rows('select * from publish_contents')).toEqual(before)
  })

  it('and so is text the database cannot hold, a body without data, and one with more beside it', async () => {
    expect((await by.put(item, { title: 'a\u0000b' })).status).toBe(422)
    for (const payload of [
      '{}',
      '[]',
      'null',
      '{"data":{"type":"publish_contents","attributes":{},"x":1}}',
      '{"data":{"type":"publish_contents"},"jsonapi":{}}',
    ])
      expect((await send({ payload })).status).toBe(422)
  })

  it('a wrong type or id is a conflict', async () => {
    expect((await send({ payload: '{"data":{"type":"users","attributes":{}}}' })).status).toBe(409)
    expect(
      (await send({ payload: '{"data":{"type":"publish_contents","id":"999","attributes":{}}}' }))
        .status,
    ).toBe(409)
  })

  it('an address that cannot be read is a fault of the caller, in the same form', async () => {
    for (const [tail, status] of [
      ['%zz', 400],
      ['%ff', 400],
      ['9'.repeat(5000), 414],
    ] as const) {
      const answer = await by.get(`/api/v1/carry_contents/${tail}`)
      expect(answer.status).toBe(status)
      expect(answer.body).toMatchObject({ status, errors: [{ status: String(status) }] })
      expect(answer.headers['content-type']).toContain('application/vnd.api+json')
    }
  })

  it('broken JSON is 400, another media type 415, too much 413', async () => {
    for (const payload of ['{', '{"data":', 'undefined', '{"__proto__":{}}', '['.repeat(100_000)])
      expect((await send({ payload })).status).toBe(400)
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])
      expect((await send({ type })).status).toBe(415)
    expect((await send({ payload: `{"data":"${'x'.repeat(2_100_000)}"}` })).status).toBe(413)
  })
})

const send = ({
  payload = '{"data":{"type":"publish_contents","attributes":{}}}',
  type = 'application/vnd.api+json',
}) => by.inject({ method: 'PUT', url: item, headers: { 'content-type': type }, payload })

describe('an id', () => {
  it.each([
    '0',
    '-1',
    '01',
    '1.0',
    '1e3',
    'abc',
    '9223372036854775808',
    '99999999999999999999',
    '%00',
  ])('%s in the path is 404', async (id) => {
    expect((await by.inject({ method: 'GET', url: `/api/v1/publish_contents/${id}` })).status).toBe(
      404,
    )
  })
})

describe('a write', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, 403],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, 204],
    // Header of browsers over plain http.
    [{ origin: 'http://evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: `${testConfig.publicOrigin}.evil.test` }, 403],
    [{ origin: testConfig.publicOrigin.replace('http:', 'https:') }, 403],
    [{ origin: testConfig.publicOrigin }, 204],
    [{ origin: 'http://localhost:5173', 'sec-fetch-site': 'same-origin' }, 204],
    [{ origin: testConfig.publicOrigin, 'sec-fetch-site': 'cross-site' }, 403],
    [{}, 204],
  ])('T16: with %j, also by GET, is %i and never cached', async (headers, status) => {
    const empty = await desk.account()
    const answer = await by.inject({
      method: 'GET',
      url: `/api/v1/carry_contents/get_publish_content?device_id=${empty.deviceId}`,
      headers,
    })
    expect(answer.status).toBe(status)
    expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store')
  })

  it('of a person leaves one audit row (T19)', async () => {
    const count = async () => (await desk.t.rows('select id from audit_events')).length
    const content = await desk.make.content({ business_team_id: by.teamId, user_id: by.userId })
    const writes = [
      () => by.put(item, { title: 'new' }),
      () => by.post('/api/v1/publish_contents', { uid: bench.uid, title: 'by hand' }),
      () => by.post(`/api/v1/carry_contents/${content.id}/submit_to_publish`, { uid: bench.uid }),
      () => by.put(item, { status: 'paused' }),
      () => by.delete(item),
    ]
    for (const write of writes) {
      const before = await count()
      expect((await write()).status).toBeLessThan(300)
      expect((await count()) - before).toBe(1)
    }
    const before = await count()
    expect((await by.put(item, { title: 'gone' })).status).toBe(404)
    expect(await count()).toBe(before)
  })
})

describe('an idempotency key', () => {
  const make = (key: string, title = 'once') =>
    by.post('/api/v1/publish_contents', { uid: bench.uid, title }, { 'idempotency-key': key })
  const titled = async (title: string) =>
    (await desk.t.rows('select id from publish_contents where title = $1', [title])).length

  it('gives the same answer again and makes one row, also at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => make('key-12345', 'once')))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body)
    expect((await make('key-12345', 'once')).body).toEqual(answers[0]!.body)
    expect(await titled('once')).toBe(1)
  })

  it('with another body, query or operation is 422', async () => {
    await make('key-abcdef', 'first')
    expect((await make('key-abcdef', 'second')).body.errors[0].code).toBe('idempotency_mismatch')
    expect(await titled('second')).toBe(0)
    const [one, two] = [await desk.account(), await desk.account()]
    const claim = (deviceId: string) =>
      by.inject({
        method: 'GET',
        url: `/api/v1/carry_contents/get_publish_content?device_id=${deviceId}`,
        headers: { 'idempotency-key': 'key-claim-1' },
      })
    expect((await claim(one.deviceId)).status).toBe(204)
    expect((await claim(two.deviceId)).status).toBe(422)
  })

  it('is free again after a refused write, and is one’s own', async () => {
    const refused = await by.post(
      '/api/v1/publish_contents',
      { uid: 'nobody', title: 'x' },
      { 'idempotency-key': 'key-free-1' },
    )
    expect(refused.status).toBe(404)
    expect((await make('key-free-1', 'after')).status).toBe(201)
    const manager = await desk.t.as('manager')
    const other = await manager.post(
      '/api/v1/publish_contents',
      { uid: bench.uid, title: 'mine' },
      { 'idempotency-key': 'key-free-1' },
    )
    expect(other.status).toBe(201)
    expect((await make('k', 'short')).status).toBe(400)
  })
})
