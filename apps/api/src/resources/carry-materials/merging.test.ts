import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, loadImage, type Image } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createMaterialFactories,
  type MaterialFactories,
} from '../../../test/material-factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'

const filesDir = mkdtempSync(join(tmpdir(), 'omc-merging-'))
let t: TestApp
let made: MaterialFactories
let operator: Caller
beforeAll(async () => {
  t = await createTestApp({ config: { filesDir } })
  made = createMaterialFactories(t.database)
  operator = await t.as('operator')
})
afterAll(async () => {
  await t.close()
  rmSync(filesDir, { recursive: true, force: true })
})

const GROUND = '<rect width="600" height="600" fill="#eef2f7"/>'
const SHAPES = {
  cup: '<rect x="210" y="150" width="180" height="380" rx="40" fill="#2a7f9e"/><rect x="230" y="70" width="140" height="90" fill="#123"/>',
  coat: '<path d="M240 60l60 60 60-60 90 60-40 420H190L150 120z" fill="#7a4a2b"/><path d="M300 120v420" stroke="#fff" stroke-width="8"/>',
  mat: '<circle cx="180" cy="420" r="110" fill="#7b3fa0"/><rect x="180" y="310" width="360" height="220" fill="#9b5fc0"/>',
}
const picture = (shape: keyof typeof SHAPES) =>
  loadImage(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">${GROUND}${SHAPES[shape]}</svg>`,
    ),
  )

/** The picture in another file: cut at its edges, smaller, and packed harder. */
async function cover(image: Image, { cut = 0, size = 600, quality = 90 } = {}): Promise<string> {
  const canvas = createCanvas(size, size)
  const edge = image.width * cut
  const rest = image.width - 2 * edge
  canvas.getContext('2d').drawImage(image, edge, edge, rest, rest, 0, 0, size, size)
  const file = (await canvas.encode('jpeg', quality)).toString('base64')
  const answer = await operator.post('/api/v1/uploads', { file })
  return answer.body.data.attributes.url
}
const material = (title: string, cover_url: string, category = '') =>
  made.material({
    business_team_id: operator.teamId,
    user_id: operator.userId,
    title,
    cover_url,
    category,
  })
const merge = async (rows: readonly { id: number }[]) =>
  (
    await operator.put('/api/v1/carry_materials/merge_similar_material', {
      ids: rows.map(({ id }) => String(id)),
      preview: true,
    })
  ).body.data.groups

it('merge_similar_material finds one picture in other files, also under another title', async () => {
  const image = await picture('cup')
  const rows = [
    await material('316不锈钢保温杯 大容量', await cover(image)),
    await material('便携保温杯 学生车载', await cover(image, { size: 320, quality: 40 })),
    await material('保温杯 送礼', await cover(image, { cut: 0.05 })),
  ]
  const [first, ...others] = rows.map(({ id }) => String(id))
  expect(await merge(rows)).toEqual([{ into_id: first, merged_ids: others }])
  const kept = await t.rows('select picture_sign from carry_materials where id = any($1)', [
    rows.map(({ id }) => id),
  ])
  expect(kept.every(({ picture_sign }) => String(picture_sign).length > 50)).toBe(true)
})

it('merge_similar_material puts no yoga mat beside a coat', async () => {
  const words = '女士秋冬加厚保暖显瘦时尚休闲'
  const [mat, coat] = [await picture('mat'), await picture('coat')]
  // Titles that are nearly the same, with covers that are not.
  expect(
    await merge([
      await material(`${words}瑜伽垫`, await cover(mat)),
      await material(`${words}大衣`, await cover(coat)),
    ]),
  ).toEqual([])
  // One cover (a sign of the shop), with titles that have nothing in common.
  expect(
    await merge([
      await material('加厚防滑瑜伽垫', await cover(mat)),
      await material('双面羊绒大衣', await cover(mat, { quality: 50 })),
    ]),
  ).toEqual([])
})

it('merge_similar_material goes by the titles where a cover cannot be seen', async () => {
  const rows = [
    await material('预览杯', 'http://127.0.0.1:9/gone.png'),
    await material('预览杯！', ''),
    await material('预览杯', '/api/v1/uploads/999999999/file'),
  ]
  expect(await merge(rows)).toHaveLength(1)
})
