import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Caller, type TestApp } from '../../test/support.ts'

let t: TestApp
let manager: Caller
beforeAll(async () => {
  t = await createTestApp()
  manager = await t.as('manager')
})
afterAll(() => t.close())

const refused = (headers: Record<string, string>) =>
  manager.put('/api/v1/studio_accounts/1', { day_task_count: 'x' }, headers)
const missing = async (language: string | undefined) => {
  const { body } = await manager.inject({
    method: 'GET',
    url: '/api/v1/uploads/999999999',
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

  it('stands in both languages where none is asked for', async () => {
    const { body, headers } = await refused({ 'accept-language': '*' })
    expect(body.error).toContain(' / ')
    expect(headers).not.toHaveProperty('content-language')
  })

  it('of a record that is not there has no Chinese in its English, nor English in its Chinese', async () => {
    expect(await missing('zh')).toMatch(/^[^a-zA-Z/]+$/)
    expect(await missing('en')).toBe('The record does not exist or is not yours')
    expect(await missing(undefined)).toMatch(/ \/ the record does not exist or is not yours$/)
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

/** Texts of the server as they stand in its sources, without what is filled in. */
function* textsOfSources() {
  const folder = join(import.meta.dirname, '..')
  for (const file of globSync('**/*.ts', { cwd: folder })) {
    if (/\.test\.ts$|testing\/|db\/seed\//.test(file)) continue
    const source = readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    for (const [, plain, template] of source.matchAll(/'([^'\n]*)'|`([^`\n]*)`/g)) {
      const text = (plain ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, '…')
      if (text.includes(' / ') && /\p{Script=Han}/u.test(text)) yield { file, text }
    }
  }
}

it('no refusal of the server names a field as it is called on the wire', () => {
  const texts = [...textsOfSources()]
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter(({ text }) => /[a-z]_[a-z]/.test(text))).toEqual([])
})

it('each text in two languages has one half in each', () => {
  const odd = [...textsOfSources()].filter(({ text }) => {
    const [zh = '', en = '', ...more] = text.split(' / ')
    return more.length > 0 || !/\p{Script=Han}/u.test(zh) || /\p{Script=Han}/u.test(en)
  })
  expect(odd).toEqual([])
})
