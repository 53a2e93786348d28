import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFactories } from '../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import { runJob } from '../../jobs/run-job.ts'
import { TASKS } from '../../jobs/task-table.ts'
import { PLAIN_TEMPLATE } from '../../kernel/template-layout.ts'
import { drawTemplate } from '../../pictures/draw-template.ts'
import { createCreatorRows, type CreatorRows } from '../creator-tasks/testing/creator-rows.ts'

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
let pictures: Server
const filesDir = mkdtempSync(join(tmpdir(), 'omc-drawn-'))
let origin: string
let asked: string[] = []
let t: TestApp
let rows: CreatorRows
let operator: Caller
let stranger: Caller
beforeAll(async () => {
  pictures = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/page.html')
      return response.setHeader('content-type', 'text/html').end('<p>')
    if (request.url === '/gone.png')
      return response.writeHead(404, { 'content-type': 'image/png' }).end()
    if (request.url === '/odd.webp')
      return response
        .setHeader('content-type', 'image/webp')
        .end('no picture that anyone can measure')
    return response.setHeader('content-type', 'image/png').end(PNG)
  })
  await new Promise<void>((done) => void pictures.listen(0, '127.0.0.1', done))
  // A server on a port has an address of this form.
  origin = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`
  t = await createTestApp({ config: { outboundAllow: [origin], filesDir } })
  rows = createCreatorRows(t)
  operator = await t.as('operator')
  stranger = await t.as('operator2')
})
afterAll(async () => {
  await t.close()
  pictures.close()
  rmSync(filesDir, { recursive: true, force: true })
})

const API = '/api/v1/creative_materials'
const stored = async (id: number) =>
  (await t.rows('select * from creative_materials where id = $1', [id]))[0]!
const run = async (jobId: string) => {
  await runJob({ database: t.database, services: t.services, tasks: TASKS }, Number(jobId))
  return (await t.rows('select * from jobs where id = $1', [jobId]))[0]!
}

describe('a creative material', () => {
  it('creative_materials.create and creative_materials.update keep it', async () => {
    const pool = await rows.pool(operator)
    const made = await operator.post(API, {
      image: 'https://a.test/1.png',
      sn: 'SN1',
      priority: 3,
      business_pool_id: String(pool.id),
    })
    expect(made.status).toBe(201)
    expect(made.body.data.attributes).toMatchObject({
      image: 'https://a.test/1.png',
      make_image: '',
      filesize: 0,
      sn: 'SN1',
      priority: 3,
      business_pool_id: String(pool.id),
    })
    const { id } = made.body.data
    const changed = await operator.put(`${API}/${id}`, {
      filename: '主图.png',
      business_pool_id: null,
    })
    expect(changed.body.data.attributes).toMatchObject({
      filename: '主图.png',
      business_pool_id: null,
    })
    expect((await stranger.put(`${API}/${id}`, { sn: 'x' })).status).toBe(404)
    for (const image of ['javascript:alert(1)', '', 'https://a.test/a b'])
      expect((await operator.post(API, { image })).body.errors[0].source.pointer).toBe(
        '/data/attributes/image',
      )
  })

  it('creative_materials.list filters by shelf number and by what is made, the most wanted first', async () => {
    const [low, high] = [
      await rows.material(operator, { sn: 'LIST', priority: 1 }),
      await rows.material(operator, {
        sn: 'LIST',
        priority: 9,
        make_image: 'https://a.test/m.png',
      }),
    ]
    await rows.material(stranger, { sn: 'LIST' })
    const list = async (query: Record<string, string> = {}) =>
      (
        await operator.get(API, { 'filter[sn]': 'LIST', sort: '-priority', ...query })
      ).body.data.map((one: { id: string }) => Number(one.id))
    expect(await list()).toEqual([high.id, low.id])
    expect(await list({ 'filter[made]': 'true' })).toEqual([high.id])
    expect(await list({ 'filter[made]': 'false' })).toEqual([low.id])
  })

  it('creative_materials.get, creative_materials.delete and creative_materials.restore', async () => {
    const one = await rows.material(operator)
    expect((await operator.get(`${API}/${one.id}`)).body.data.attributes.image).toBe(one.image)
    for (const answer of [
      await stranger.get(`${API}/${one.id}`),
      await stranger.delete(`${API}/${one.id}`),
      await stranger.post(`${API}/${one.id}/restore`),
    ])
      expect(answer.status).toBe(404)
    expect((await operator.delete(`${API}/${one.id}`)).status).toBe(204)
    expect((await operator.get(`${API}/${one.id}`)).status).toBe(404)
    expect((await operator.post(`${API}/${one.id}/restore`)).status).toBe(200)
  })
})

describe('creative_materials.set_sn_priority', () => {
  it('gives every image of a shelf number the same priority, in one pool or in all, and can be undone', async () => {
    const pool = await rows.pool(operator)
    const [a, b, other, foreign] = [
      await rows.material(operator, { sn: 'P1', business_pool_id: pool.id }),
      await rows.material(operator, { sn: 'P1' }),
      await rows.material(operator, { sn: 'P2' }),
      await rows.material(stranger, { sn: 'P1' }),
    ]
    const set = (more: object = {}) =>
      operator.post(`${API}/set_sn_priority`, { sn: 'P1', priority: 7, ...more })
    const one = await set({ business_pool_id: String(pool.id), priority: 5 })
    expect(one.body.data.succeeded).toEqual([{ id: String(a.id) }])
    const all = await set()
    expect(all.body.data.succeeded).toEqual([{ id: String(a.id) }, { id: String(b.id) }])
    const priorities = async () =>
      Promise.all([a, b, other, foreign].map(async ({ id }) => (await stored(id)).priority))
    expect(await priorities()).toEqual([7, 7, 0, 0])
    await operator.post(`/api/v1/audit_events/${all.body.data.undo_id}/undo`)
    expect(await priorities()).toEqual([5, 0, 0, 0])
    const wrong = await set({ priority: 101 })
    expect([wrong.status, wrong.body.errors[0].source.pointer]).toEqual([
      422,
      '/data/attributes/priority',
    ])
  })
})

describe('creative_materials.make_all_materials', () => {
  it('draws every image that is not made yet, and says of the rest why not', async () => {
    const pool = await rows.pool(operator)
    const of = (path: string, more: object = {}) =>
      rows.material(operator, { business_pool_id: pool.id, image: `${origin}${path}`, ...more })
    const [good, made, page, gone, odd] = [
      await of('/主图.png'),
      await of('/made.png', { make_image: 'https://a.test/made.png' }),
      await of('/page.html'),
      await of('/gone.png'),
      await of('/odd.webp'),
    ]
    const elsewhere = await rows.material(operator, {
      image: 'http://127.0.0.1:9/secret.png',
      business_pool_id: pool.id,
    })
    const foreign = await rows.material(stranger, { image: `${origin}/foreign.png` })
    asked = []
    const answer = await operator.get(`${API}/make_all_materials`, {
      business_pool_id: String(pool.id),
    })
    expect(answer.status).toBe(201)
    expect(answer.body.data).toMatchObject({ type: 'jobs', attributes: { kind: 'make_materials' } })
    expect(await run(answer.body.data.id)).toMatchObject({
      state: 'done',
      done_count: 5,
      result: { made: 1, failed: 4 },
    })
    expect(await stored(good.id)).toMatchObject({
      make_image: expect.stringMatching(/^\/api\/v1\/uploads\/\d+\/file$/),
      filename: '主图.png',
      width: 800,
      height: 1000,
      made_at: t.clock.now(),
      make_error: '',
    })
    expect((await stored(odd.id)).make_error).toContain('图片')
    for (const { id } of [page, gone, elsewhere, odd]) {
      const row = await stored(id)
      expect([row.make_image, row.make_error !== '']).toEqual(['', true])
    }
    expect((await stored(foreign.id)).make_image).toBe('')
    expect(asked.some((path) => path.includes('made') || path.includes('foreign'))).toBe(false)
    expect((await stored(made.id)).make_image).toBe('https://a.test/made.png')
  })

  /** A template that is told by the width of its drawings. */
  const template = async (name: string, width: number): Promise<string> => {
    const layout = {
      background: '#00ff00',
      picture: { x: 0, y: 0, width: 100, height: 100, fit: 'cover', radius: 0 },
      title: null,
      price: null,
    }
    const made = { name, width, height: 200, layout }
    return (await operator.post('/api/v1/creative_templates', made)).body.data.id
  }

  it('draws on the template of the category of the goods, or on the one that is asked for', async () => {
    const [oldest, ofCategory, wanted] = [
      await template('旧', 210),
      await template('类目', 220),
      await template('指定', 230),
    ]
    const [category] = await t.rows<{ id: number }>(
      `insert into business_categories (business_team_id, name, chuangyi_template_ids)
       values ($1, '带模板', $2) returning id`,
      [operator.teamId, [ofCategory]],
    )
    const pools = [
      await rows.pool(operator, { business_category_id: category?.id ?? 0 }),
      await rows.pool(operator),
    ]
    const widths = async (more: Record<string, string> = {}) =>
      Promise.all(
        pools.map(async ({ id }) => {
          const one = await rows.material(operator, {
            business_pool_id: id,
            image: `${origin}/t.png`,
          })
          const query = { business_pool_id: String(id), ...more }
          await run((await operator.get(`${API}/make_all_materials`, query)).body.data.id)
          const { width, creative_template_id } = await stored(one.id)
          return [width, String(creative_template_id)]
        }),
      )
    expect(await widths()).toEqual([
      [220, ofCategory],
      [210, oldest],
    ])
    expect(await widths({ creative_template_id: wanted })).toEqual([
      [230, wanted],
      [230, wanted],
    ])
    await operator.delete(`/api/v1/creative_templates/${oldest}`)
    for (const id of [ofCategory, wanted]) await operator.delete(`/api/v1/creative_templates/${id}`)
  })

  it('draws for an account on its own template, on that of its category where it has none, and only what it shows', async () => {
    const templates = [
      await template('旧', 310),
      await template('类目', 320),
      await template('账号', 330),
    ]
    const [, ofCategory, ofAccount] = templates
    const [category] = await t.rows<{ id: number }>(
      `insert into business_categories (business_team_id, name, chuangyi_template_ids)
       values ($1, '账号的类目', $2) returning id`,
      [operator.teamId, [ofCategory]],
    )
    const factories = createFactories(t.database)
    const own = { business_team_id: operator.teamId, user_id: operator.userId, category: '家居' }
    const accounts = [
      await factories.account({ ...own, creation_template_ids: [ofAccount ?? ''] }),
      await factories.account({ ...own, business_category_id: category?.id ?? null }),
    ]
    const pool = await rows.pool(operator)
    const drawnFor = async (account: number, of: string) => {
      const values = { business_pool_id: pool.id, category: of, image: `${origin}/t.png` }
      const one = await rows.material(operator, values)
      const query = { business_pool_id: String(pool.id), studio_account_id: String(account) }
      await run((await operator.get(`${API}/make_all_materials`, query)).body.data.id)
      return (await stored(one.id)).width
    }
    const [first, second] = accounts.map(({ id }) => id)
    expect(await drawnFor(first ?? 0, '家居')).toBe(330)
    expect(await drawnFor(second ?? 0, '')).toBe(320)
    expect(await drawnFor(first ?? 0, '美妆')).toBeNull()
    const query = { studio_account_id: String(first) }
    expect((await stranger.get(`${API}/make_all_materials`, query)).status).toBe(404)
    for (const id of templates) await operator.delete(`/api/v1/creative_templates/${id}`)
  })

  it('puts picture, title and price of the goods on it, with the price in yuan', async () => {
    const pool = await rows.pool(operator, { title: '秋冬新款羊毛围巾', price_fen: 12_805 })
    const values = { business_pool_id: pool.id, image: `${origin}/t.png` }
    const one = await rows.material(operator, values)
    const query = { business_pool_id: String(pool.id) }
    await run((await operator.get(`${API}/make_all_materials`, query)).body.data.id)
    const { make_image: url } = await stored(one.id)
    const file = await operator.inject({ method: 'GET', url: String(url) })
    const drawn = async (given: object) => {
      const bytes = await drawTemplate({
        template: PLAIN_TEMPLATE,
        picture: PNG,
        title: '秋冬新款羊毛围巾',
        price: '¥128.05',
        ...given,
      })
      return bytes.toString()
    }
    expect(file.body === (await drawn({}))).toBe(true)
    for (const other of [{ title: '' }, { price: '' }, { picture: undefined }])
      expect(file.body === (await drawn(other))).toBe(false)
  })

  it('names the characters that the font has not', async () => {
    const pool = await rows.pool(operator, { title: '手写 \u{2A6D6} 字' })
    const one = await rows.material(operator, {
      business_pool_id: pool.id,
      image: `${origin}/t.png`,
    })
    const query = { business_pool_id: String(pool.id) }
    const answer = await operator.get(`${API}/make_all_materials`, query)
    expect(await run(answer.body.data.id)).toMatchObject({ result: { made: 0, failed: 1 } })
    expect((await stored(one.id)).make_error).toContain('\u{2A6D6}')
  })

  it('an address whose name cannot be decoded does not end the job', async () => {
    const pool = await rows.pool(operator)
    const odd = await rows.material(operator, {
      business_pool_id: pool.id,
      image: `${origin}/100%.png`,
    })
    const answer = await operator.get(`${API}/make_all_materials`, {
      business_pool_id: String(pool.id),
    })
    expect(await run(answer.body.data.id)).toMatchObject({ state: 'done', result: { made: 1 } })
    expect(await stored(odd.id)).toMatchObject({
      make_image: expect.stringContaining('/uploads/'),
      filename: '100%.png',
    })
  })

  it('makes them again when asked to, of all pools of the team', async () => {
    const one = await rows.material(operator, {
      image: `${origin}/again.png`,
      make_image: 'https://a.test/old.png',
    })
    const theirs = await rows.material(stranger, { image: `${origin}/theirs.png` })
    const admin = await t.as('admin')
    const answer = await admin.get(`${API}/make_all_materials`, { again: 'true' })
    await run(answer.body.data.id)
    expect((await stored(one.id)).make_image).toContain('/uploads/')
    expect((await stored(theirs.id)).make_image).toBe('')
    const pool = await rows.pool(operator)
    const ofPool = { business_pool_id: String(pool.id) }
    expect((await stranger.get(`${API}/make_all_materials`, ofPool)).status).toBe(404)
  })
})
