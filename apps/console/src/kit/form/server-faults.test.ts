import { ApiError } from '@omc/sdk'
import { expect, test } from 'vitest'
import { serverFaults } from './server-faults.ts'

const refusal = (...errors: readonly (readonly [pointer: string | null, detail: string])[]) =>
  new ApiError({
    kind: 'http',
    operation: 'users.update',
    status: 422,
    message: '提交的内容有误',
    errors: errors.map(([pointer, detail]) => ({
      status: 422,
      code: 'invalid',
      title: null,
      detail,
      pointer,
      parameter: null,
      meta: {},
    })),
  })

test('puts each fault beside the input that its pointer names', () => {
  const error = refusal(
    ['/data/attributes/full_name', '姓名太长'],
    ['/data/attributes/images/0/url', '第一张图的地址不对'],
    ['/full_name', '也不能有空格'],
  )
  expect(serverFaults(error, ['full_name', 'images'], 'zh')).toEqual({
    byInput: { full_name: '姓名太长', images: '第一张图的地址不对' },
    head: [],
  })
})

test('tells at the head what points at no input of the form', () => {
  const error = refusal(['/data/attributes/full_name', '姓名太长'], ['/data/id', '编号不对'])
  expect(serverFaults(error, ['full_name'], 'zh')).toEqual({
    byInput: { full_name: '姓名太长' },
    head: ['编号不对'],
  })
})

test('has words for whatever was thrown', () => {
  expect(serverFaults(refusal([null, 'x']), ['full_name'], 'zh').head).toEqual(['提交的内容有误'])
  const head = serverFaults(new Error('secret detail'), [], 'en').head.join()
  expect(head).not.toBe('')
  expect(head).not.toContain('secret')
})
