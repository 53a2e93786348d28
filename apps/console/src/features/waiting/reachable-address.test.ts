import { ROUTE_RULES, type RoleName } from '@omc/acl'
import { expect, test } from 'vitest'
import { reachableAddress } from './reachable-address.ts'

const ALL = new Set(ROUTE_RULES.map(({ path }) => path))
const reach = (address: string, roles: readonly RoleName[], built: ReadonlySet<string> = ALL) =>
  reachableAddress(address, { person: { admin: false, roles }, built })

test('a notice leads each reader to the rows on a screen of their own', () => {
  const queue = '/carry/publish/list?tab=queue&t=refused'
  expect(reach(queue, ['manager'])).toBe(queue)
  expect(reach(queue, ['svip'])).toBe('/console?tab=queue&t=refused')
  expect(reach(queue, ['vip'])).toBe('/guanghe/publish/list?tab=queue&t=refused')
  expect(reach('/carry/account/list?tab=studio&q=88', ['ali_pic_sweb'])).toBe(
    '/sweb/account/list?tab=studio&q=88',
  )
})

test('the console stands in only for lists that it has', () => {
  expect(reach('/carry/publish/list', ['svip'])).toBeNull()
  expect(reach('/carry/account/list?tab=access', ['svip'])).toBeNull()
})

test('without a screen it leads nowhere', () => {
  expect(reach('/carry/publish/list?tab=queue', ['chatgpt'])).toBeNull()
  expect(reach('/carry/gold/rank', ['manager'], new Set(['/home']))).toBeNull()
  expect(reach('/nowhere', ['manager'])).toBeNull()
})
