import { problem } from '../kernel/problem.ts'

export const notAllowed = (why: string) =>
  problem(
    'address_not_allowed',
    { why },
    {
      meta: { why },
    },
  )

export const tooLarge = (maxBytes: number) => problem('outside_too_large', { max_bytes: maxBytes })

export const wrongType = (contentType: string) =>
  problem(
    'outside_wrong_type',
    { content_type: contentType || '-' },
    { meta: { content_type: contentType } },
  )

export const tooManyRedirects = () => problem('outside_too_many_redirects')

export const outsideUnreachable = (why: string) =>
  problem('outside_unreachable', {}, { meta: { why }, headers: { 'retry-after': '30' } })
