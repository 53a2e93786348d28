import { PROBLEMS } from '@omc/core/problems'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Caller, type TestApp } from '../../test/support.ts'
import { registry } from '../resources/index.ts'

let t: TestApp
let manager: Caller
beforeAll(async () => {
  t = await createTestApp()
  manager = await t.as('manager')
})
afterAll(() => t.close())

const refused = (headers: Record<string, string>) =>
  manager.put('/api/v1/studio_accounts/1', { day_task_count: 'x' }, headers)
const missing = async (language: string | undefined, type = 'uploads') => {
  const { body } = await manager.inject({
    method: 'GET',
    url: `/api/v1/${type}/999999`,
    headers: language === undefined ? {} : { 'accept-language': language },
  })
  return body.error
}

describe('a refusal', () => {
  it.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh', '每日任务数的类型应为 整数'],
    ['en-US,en;q=0.9', 'en', 'Posts a day is not a valid whole number'],
  ])('is in the language that is asked for: %s', async (header, language, words) => {
    const { status, body, headers } = await refused({ 'accept-language': header })
    expect(status).toBe(422)
    const fault = body.errors.find(
      ({ source }: { source: { pointer: string } }) =>
        source.pointer === '/data/attributes/day_task_count',
    )
    expect([fault.title, fault.detail]).toEqual([words, words])
    expect(headers['content-language']).toBe(language)
    expect(headers['vary']).toContain('accept-language')
  })

  it('is in Chinese where no language is asked for', async () => {
    const { body, headers } = await refused({ 'accept-language': '*' })
    expect(body.error).toBe('每日任务数的类型应为 整数')
    expect(headers['content-language']).toBe('zh')
  })

  it('gives programs its code, its case and the parameters of its sentence', async () => {
    const { body } = await manager.get('/api/v1/carry_contents/999999')
    expect(body.errors).toMatchObject([{ status: '404', code: 'not_found', meta: { params: {} } }])
  })

  it('of a row in a batch is in the language that is asked for, too', async () => {
    const { body } = await manager.put(
      '/api/v1/carry_contents/batch_content_status',
      { ids: ['999999999'], status: 'checked' },
      { 'accept-language': 'en' },
    )
    expect(body.data.failed).toEqual([
      {
        id: '999999999',
        error: {
          code: 'not_found',
          case: 'row',
          params: {},
          message: 'It does not exist or is not yours',
        },
      },
    ])
  })

  it('of a record that is not there has no Chinese in its English, nor English in its Chinese', async () => {
    expect(await missing('zh')).toMatch(/^[^a-zA-Z/]+$/)
    expect(await missing('en')).toBe('The uploaded file does not exist or is not yours')
    expect(await missing(undefined)).toBe(await missing('zh'))
  })

  it.each([
    ['users', 'The user does not exist or is not yours', '用户不存在或无权查看'],
    ['carry_contents', 'The content does not exist or is not yours', '内容不存在或无权查看'],
  ])('of one of the %s that is not there calls it by its name', async (type, en, zh) => {
    expect(await missing('en', type)).toBe(en)
    expect(await missing('zh', type)).toBe(zh)
  })

  it('of an address that is none is in one language, too', async () => {
    const { body } = await manager.inject({
      method: 'GET',
      url: '/api/v1/nothing',
      headers: { 'accept-language': 'en' },
    })
    expect(body.error).toBe('Nothing is served at this address')
  })

  it('of a query names the field by its label', async () => {
    const { body } = await manager.inject({
      method: 'GET',
      url: '/api/v1/carry_contents?filter[status]=nothing',
      headers: { 'accept-language': 'en' },
    })
    expect(body.errors[0]).toMatchObject({
      source: { parameter: 'filter[status]' },
      title: expect.stringMatching(/^Status must be one of/),
    })
  })
})

it('no sentence of the server names a field as it is called on the wire', () => {
  const wire = Object.entries(PROBLEMS).filter(([, { zh, en }]) =>
    /[a-z]_[a-z]/.test(`${zh} ${en}`.replaceAll(/\{\w+(?:\|[^}]*)?\}/g, '')),
  )
  expect(wire).toEqual([])
})

it.each(registry.resources.map((resource) => [resource.type, resource.label] as const))(
  'one of the %s has a noun in both languages',
  (_type, { zh, en }) => {
    expect(zh).toMatch(/^\p{Script=Han}+$/u)
    expect(en).toMatch(/^[a-z][a-z -]*$/)
  },
)
