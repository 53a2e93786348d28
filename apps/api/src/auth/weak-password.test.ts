import { expect, it } from 'vitest'
import { weakPassword } from './weak-password.ts'

it('refuses the most common passwords in any case, and the own name', () => {
  for (const word of ['password', 'PassWord', '12345678', '1qaz2wsx', 'qwertyuiop'])
    expect([word, weakPassword(word, 'someone')?.case]).toEqual([word, 'common'])
  expect(weakPassword('my-Operator-1', 'operator')?.case).toBe('username')
  expect(weakPassword('omc-demo-2026', 'operator')).toBeUndefined()
  expect(weakPassword('一个很长的句子密码', '')).toBeUndefined()
})
