import { createSdk } from '@omc/sdk'
import { fakeTransport } from '@omc/sdk/testing'
import { expect, it } from 'vitest'
import { materialSubject } from './material-subject.ts'

const material = {
  type: 'carry_materials',
  id: '7',
  attributes: {
    title: '保温杯',
    cover_url: '/cover.png',
    remark: '',
    source: 'jd',
    source_user: '小李',
    business_category_name: '',
    category: '家居',
    tags: ['冬天'],
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-02T00:00:00Z',
  },
  relationships: { carry_items: { data: [{ type: 'carry_items', id: '9' }] } },
}
const goods = {
  type: 'carry_items',
  id: '9',
  attributes: {
    item_id: 'A9',
    title: '不锈钢保温杯',
    pic_url: '/goods.png',
    price: 19.9,
    commission_rate: 0.1,
    available: true,
  },
}

it('reads of materials and their goods what a piece shows, and no more', async () => {
  const transport = fakeTransport()
  transport.answer('carry_materials.list', { body: { data: [material], included: [goods] } })
  const subject = materialSubject(createSdk({ transport }), {})
  const [piece] = await subject.take(1, new Set())
  expect(piece).toMatchObject({
    title: '保温杯',
    pictures: ['/cover.png', '/goods.png'],
    category: '家居',
    topic: '冬天',
    version: '2026-01-02T00:00:00Z',
    goods: [{ id: 'A9', title: '不锈钢保温杯', price: 19.9, commission: 0.1, isAvailable: true }],
  })
  const asked = new URLSearchParams(transport.calls[0]?.query)
  expect(asked.get('fields[carry_items]')?.split(',')).toEqual(Object.keys(goods.attributes))
  expect(asked.get('fields[carry_materials]')?.split(',').sort()).toEqual(
    Object.keys(material.attributes).sort(),
  )
})
