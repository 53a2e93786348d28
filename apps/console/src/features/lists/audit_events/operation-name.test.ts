import { allOperations } from '@omc/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTexts, changeLanguage, startI18n } from '../../../kernel/i18n/i18n.ts'
import { operationTexts } from '../../../kernel/i18n/later-parts.ts'
import { operationName, subjectName } from './operation-name.ts'

const WRITES = [...allOperations().values()]
  .filter(({ effect }) => effect === 'write')
  .map(({ id }) => id)

beforeAll(async () => {
  await startI18n()
  await addTexts(operationTexts)
})
afterAll(() => changeLanguage('zh'))

describe.each([
  ['zh', '待发布 · 修改', '登录'],
  ['en', 'Queue · Change', 'Sign in'],
] as const)('in %s', (language, update, login) => {
  beforeAll(() => changeLanguage(language))

  it('an operation is named by its resource and its act, a sign-in by the act alone', () => {
    expect(operationName('publish_contents.update')).toBe(update)
    expect(operationName('auth.login')).toBe(login)
    expect(operationName('publish_contents.newer')).toBe('publish_contents.newer')
  })

  it('every write has a name, and every resource that is written', () => {
    expect(WRITES.length).toBeGreaterThan(200)
    expect(WRITES.filter((id) => operationName(id) === id)).toEqual([])
    const types = new Set(WRITES.map((id) => id.slice(0, id.indexOf('.'))))
    expect([...types].filter((type) => subjectName(type) === type)).toEqual(['auth'])
  })
})
