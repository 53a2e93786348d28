import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { behaviour, type SpecifiedId } from '@omc/behaviours/vitest'
import { beforeAll, expect, it } from 'vitest'
import { changeLanguage, startI18n } from '../../kernel/i18n/i18n.ts'
import { inputFault } from '../../kit/form/input-faults.ts'
import { signInFaults } from './form-words.ts'

beforeAll(startI18n)

const missing = (typed: string) =>
  inputFault(
    { kind: 'text', zh: '', en: '' },
    { typed, value: typed.trim(), label: '%s', isNeeded: true },
  )

it.each<[SpecifiedId, () => string | undefined, string]>([
  ['E-035', () => signInFaults.username(' '), '用户名不能为空'],
  ['E-036', () => signInFaults.password('12345'), '密码不能少于6位'],
  ['E-037', () => signInFaults.phone('12'), '请输入正确的手机号'],
  ['E-038', () => signInFaults.phone(''), '请输入手机号'],
  ['E-039', () => signInFaults.code(''), '请输入手机验证码'],
  ['E-040', () => missing(''), '%s不能缺少'],
  ['E-041', () => missing(' '), '%s不能为空'],
])('%s: the forms say what the specification says, in both languages', async (id, say, zh) => {
  await changeLanguage('zh')
  behaviour(id, () => expect(say()).toBe(zh))
  await changeLanguage('en')
  const file = join(import.meta.dirname, '../../../../../docs/spec/errors.json')
  // as: the specification as data.
  const rows = JSON.parse(readFileSync(file, 'utf8')) as {
    id: string
    says?: string
    behaviour?: string
  }[]
  const row = rows.find((one) => one.id === id)
  const given = (row?.says ?? row?.behaviour ?? '').replaceAll("'", '').toLowerCase()
  behaviour(id, () => expect(given).toContain(say()?.toLowerCase()))
  await changeLanguage('zh')
})

it('says nothing of what is right', () => {
  expect(signInFaults.username('admin')).toBeUndefined()
  expect(signInFaults.password('123456')).toBeUndefined()
  expect(signInFaults.phone('13800000001')).toBeUndefined()
  expect(signInFaults.code('1234')).toBeUndefined()
})
