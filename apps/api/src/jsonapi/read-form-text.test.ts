import { expect, it } from 'vitest'
import { readFormText } from './read-form-text.ts'

it('reads the fields of a form, and of one name several', () => {
  expect({ ...readFormText('a=1&b=%E6%96%87+1&a=2') }).toEqual({ a: ['1', '2'], b: '文 1' })
})

it('T18: counts the fields before it reads any', () => {
  expect(Object.keys(readFormText('a=1&'.repeat(150)))).toEqual(['a'])
  expect(() => readFormText('a=1&'.repeat(150_000))).toThrow(
    expect.objectContaining({ status: 413 }),
  )
})
