import { expect, test } from 'vitest'
import { isSettingName, readSetting, writeSetting } from './setting-value.ts'

test('a value comes back as it was', () => {
  for (const value of ['星河', '12', 12, true, ['a'], { from: '22:00' }])
    expect(readSetting(writeSetting(value), value)).toEqual(value)
})

test('a new setting is a number, a flag or a list where it looks like one, else a text', () => {
  expect(readSetting('3', undefined)).toBe(3)
  expect(readSetting('true', undefined)).toBe(true)
  expect(readSetting('22:00', undefined)).toBe('22:00')
  expect(readSetting('[1', 3)).toBe('[1')
})

test('a name can be used by programs', () => {
  expect(['watermark', 'quiet.from', 'a-b_c1'].every(isSettingName)).toBe(true)
  expect(['', '1st', '水印', 'with space', 'a'.repeat(61)].some(isSettingName)).toBe(false)
})
