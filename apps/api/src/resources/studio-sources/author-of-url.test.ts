import { expect, it } from 'vitest'
import { authorOfUrl } from './author-of-url.ts'

it.each([
  ['https://www.douyin.com/user/MS4wLjAB?from=web', 'MS4wLjAB'],
  ['https://www.xiaohongshu.com/user/profile/5f0e/', '5f0e'],
  ['http://127.0.0.1:8090/?platform=jd&uid=73905', '73905'],
  ['https://a.example/u/%E5%B0%8F%E7%BA%A2', '小红'],
  ['https://a.example/u/100%', '100%'],
])('%s belongs to %s', (url, author) => expect(authorOfUrl(url)).toBe(author))

it.each(['', 'not an address', 'https://a.example', 'javascript:alert(1)', 'ftp://a.example/x'])(
  '%j names nobody',
  (url) => expect(authorOfUrl(url)).toBeUndefined(),
)
