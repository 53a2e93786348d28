import { Problem, problem } from '../jsonapi/problem.ts'

export const notAllowed = (why: string) =>
  problem(
    422,
    'address_not_allowed',
    `不允许访问这个地址 / this address may not be asked: ${why}`,
    {
      meta: { why },
    },
  )

export const tooLarge = (maxBytes: number) =>
  problem(
    502,
    'outside_too_large',
    `对方返回的内容超过 ${maxBytes} 字节 / the answer is larger than ${maxBytes} bytes`,
  )

export const wrongType = (contentType: string) =>
  problem(
    502,
    'outside_wrong_type',
    `对方返回的类型不受支持 / the answer is of another type: ${contentType || '-'}`,
    { meta: { content_type: contentType } },
  )

export const tooManyRedirects = () =>
  problem(502, 'outside_too_many_redirects', '跳转次数过多 / too many redirects')

export const outsideUnreachable = (why: string) =>
  new Problem(
    503,
    [
      {
        code: 'outside_unreachable',
        title: '对方地址暂时无法访问 / the address cannot be reached now',
        meta: { why },
      },
    ],
    { 'retry-after': '30' },
  )
