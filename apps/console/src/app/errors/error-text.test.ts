import { inLanguage } from '@omc/core'
import { ApiError } from '@omc/sdk'
import { expect, test } from 'vitest'
import { errorText } from './error-text.ts'

test('shows the half of the language on screen', () => {
  const text = '用户名或密码不正确 / the user name or password is not right'
  expect(inLanguage(text, 'zh')).toBe('用户名或密码不正确')
  expect(inLanguage(text, 'en')).toBe('The user name or password is not right')
})

test('leaves other texts as they are', () => {
  for (const text of ['只有中文', 'a / b', '一 / 二', 'x']) {
    expect(inLanguage(text, 'zh')).toBe(text)
  }
})

test('has a text for whatever was thrown', () => {
  expect(errorText(new Error('secret detail'), 'zh')).not.toContain('secret')
  const gone = new ApiError({ kind: 'network', operation: 'x', message: '' })
  expect(errorText(gone, 'zh')).not.toBe('')
})
