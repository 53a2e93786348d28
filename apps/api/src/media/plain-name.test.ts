import { expect, it } from 'vitest'
import { plainName } from './plain-name.ts'

it.each([
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['报表\u202excod.csv', '报表_xcod.csv'],
  [' a\u0000b\nc ', 'a_b_c'],
  ['十一月 订单.xlsx', '十一月 订单.xlsx'],
])('%j becomes %j', (name, plain) => expect(plainName(name)).toBe(plain))
