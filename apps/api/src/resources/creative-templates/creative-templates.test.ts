import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'

const API = '/api/v1/creative_templates'
const dataDir = mkdtempSync(join(tmpdir(), 'omc-templates-'))
let t: TestApp
let operator: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp({ config: { dataDir } })
  operator = await t.as('operator')
  stranger = await t.as('operator2')
})
afterAll(async () => {
  await t.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const price = {
  x: 20,
  y: 340,
  width: 260,
  height: 50,
  size: 40,
  color: '#c8102e',
  weight: 700,
  lines: 1,
  align: 'right',
}
const layout = {
  background: '#ffffff',
  picture: { x: 0, y: 0, width: 300, height: 300, fit: 'contain', radius: 12 },
  title: { ...price, y: 300, height: 40, size: 20, align: 'left', lines: 2 },
  price,
}
const card = { name: '价格卡', width: 300, height: 400, layout }
const create = async (more: object = {}, caller = operator) =>
  caller.post(API, { ...card, ...more })

describe('a template', () => {
  it('creative_templates.create, creative_templates.get, creative_templates.list and creative_templates.update keep it', async () => {
    const made = await create()
    expect([made.status, made.body.data.attributes]).toMatchObject([201, card])
    const { id } = made.body.data
    const changed = await operator.put(`${API}/${id}`, { name: '价格卡 2' })
    expect(changed.body.data.attributes).toMatchObject({ name: '价格卡 2', layout })
    expect((await operator.get(`${API}/${id}`)).body.data.attributes.name).toBe('价格卡 2')
    const names = async (caller: Caller) =>
      (await caller.get(API)).body.data.map(
        (one: { attributes: { name: string } }) => one.attributes.name,
      )
    expect(await names(operator)).toContain('价格卡 2')
    expect(await names(stranger)).toEqual([])
    expect((await stranger.put(`${API}/${id}`, { name: 'x' })).status).toBe(404)
  })

  it('creative_templates.delete and creative_templates.restore', async () => {
    const { id } = (await create()).body.data
    expect((await stranger.delete(`${API}/${id}`)).status).toBe(404)
    expect((await operator.delete(`${API}/${id}`)).status).toBe(204)
    expect((await operator.get(`${API}/${id}`)).status).toBe(404)
    expect((await operator.post(`${API}/${id}/restore`)).status).toBe(200)
  })

  it('keeps its boxes within itself, and says which leaves it', async () => {
    const answer = await create({ layout: { ...layout, price: { ...price, x: 100 } } })
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0]).toMatchObject({
      code: 'box_outside',
      source: { pointer: '/data/attributes/layout/price' },
    })
    const { id } = (await create()).body.data
    expect((await operator.put(`${API}/${id}`, { width: 250 })).body.errors[0].code).toBe(
      'box_outside',
    )
  })

  it('is what accounts and categories may point to, those of the own team alone', async () => {
    const { id } = (await create()).body.data
    const theirs = (await create({}, stranger)).body.data.id
    const manager = await t.as('manager')
    const make = (ids: string[]) =>
      manager.post('/api/v1/business_categories', {
        name: `类目 ${ids.join()}`,
        chuangyi_template_ids: ids,
      })
    expect((await make([id])).body.data.attributes.chuangyi_template_ids).toEqual([id])
    expect((await make([theirs])).status).toBe(404)
    expect((await make(['999999999'])).body.errors[0].source.pointer).toBe(
      '/data/attributes/chuangyi_template_ids',
    )
  })
})

describe('creative_templates.preview', () => {
  const preview = (id: string, query: Record<string, string> = {}, caller = operator) =>
    caller.inject({ method: 'GET', url: `${API}/${id}/preview`, query })

  it('draws the template with samples, or with words of the person', async () => {
    const { id } = (await create()).body.data
    const answer = await preview(id)
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await preview(id, { title: '折叠露营椅', price: '¥9.90' })).status).toBe(200)
    expect((await preview(id, {}, stranger)).status).toBe(404)
  })

  it('refuses what cannot be written or fetched, and names it', async () => {
    const { id } = (await create()).body.data
    const refused = await preview(id, { title: '字 \u{2A6D6}' })
    expect(refused.body.errors[0]).toMatchObject({ code: 'no_glyph' })
    expect(refused.body.error).toContain('\u{2A6D6}')
    const closed = await preview(id, { image: 'http://127.0.0.1:9/x.png' })
    expect(closed.body.errors[0].code).toBe('address_not_allowed')
  })
})

it('measures what it drew', async () => {
  const { drawTemplate } = await import('../../pictures/draw-template.ts')
  const template = { width: 300, height: 400, layout: { ...layout, title: null, price: null } }
  const bytes = await drawTemplate({
    // The layout of the test is one of a template.
    template: template as never,
    picture: undefined,
    title: '',
    price: '',
  })
  expect(imageSize(bytes)).toMatchObject({ width: 300, height: 400, type: 'jpg' })
})
