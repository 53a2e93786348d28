import type { InputFact } from '@omc/sdk'
import { create } from '@omc/sdk/forms/webhooks'
import { beforeAll, expect, test } from 'vitest'
import { addTexts, changeLanguage, startI18n } from '../../kernel/i18n/i18n.ts'
import { formTexts } from '../../kernel/i18n/later-parts.ts'
import { inputFault, isNeeded } from './input-faults.ts'
import { readValue } from './input-values.ts'

beforeAll(async () => {
  await startI18n()
  await addTexts(formTexts)
})

const fact = (kind: InputFact['kind'], more: Partial<InputFact> = {}): InputFact => ({
  kind,
  zh: '数',
  en: 'Figure',
  ...more,
})
const COUNT = fact('count', { integer: true, min: 1, max: 10 })
const { name, secret, events, url } = create.inputs

const CASES: readonly (readonly [InputFact, unknown, string, string])[] = [
  [name, '', 'X不能缺少', 'X is required'],
  [name, '  ', 'X不能为空', 'X cannot be empty'],
  [name, '字'.repeat(61), '最多 60 个字，现在 61 个', 'At most 60 characters, now 61'],
  [secret, 'short', '至少 16 个字，现在 5 个', 'At least 16 characters, now 5'],
  [events, [], 'X不能缺少', 'X is required'],
  [url, 'not an address', 'X不是有效的网址', 'X is not a valid URL'],
  [COUNT, '0', '不能小于 1', 'Cannot be less than 1'],
  [COUNT, '11', '不能大于 10', 'Cannot be more than 10'],
  [COUNT, '1.5', '请输入整数', 'Enter a whole number'],
  [fact('yuan'), '12,5', '请输入数字', 'Enter a number'],
  [fact('phone', { pattern: '^[0-9]{6}$' }), '12', 'X格式不正确', 'X does not have the right form'],
]

test.each(CASES)('says what is wrong by the limits of %o: %j', async (one, typed, zh, en) => {
  const say = () =>
    inputFault(one, {
      typed,
      value: readValue(one, typed) ?? '',
      label: 'X',
      isNeeded: isNeeded(one, false),
    })
  await changeLanguage('zh')
  expect(say()).toBe(zh)
  await changeLanguage('en')
  expect(say()).toBe(en)
  await changeLanguage('zh')
})

test('says nothing of what is right, nor of what may be left out', () => {
  const says = (one: InputFact, typed: unknown) =>
    inputFault(one, { typed, value: readValue(one, typed) ?? '', label: 'X', isNeeded: false })
  expect(says(name, '名字')).toBeUndefined()
  expect(says(COUNT, '10')).toBeUndefined()
  expect(says(COUNT, '')).toBeUndefined()
  expect(says(url, 'https://example.com/hooks')).toBeUndefined()
  // Characters are counted as people count them.
  expect(says(name, '🙂'.repeat(60))).toBeUndefined()
})

test('asks of a record for what the contract does not take empty', () => {
  const needs = (one: InputFact) => [isNeeded(one, false), isNeeded(one, true)]
  expect(needs(fact('text', { minLength: 1 }))).toEqual([false, true])
  expect(needs(fact('text'))).toEqual([false, false])
  expect(needs(fact('phone', { nullable: true, minLength: 1 }))).toEqual([false, false])
  expect(needs(secret)).toEqual([true, false])
  expect(needs(fact('flag', { required: true }))).toEqual([false, false])
})
