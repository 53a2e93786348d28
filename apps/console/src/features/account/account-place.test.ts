import { expect, it } from 'vitest'
import { accountIdAt } from './account-place.ts'

it.each([
  ['/guanghe/account/12/edit', '12'],
  ['/sweb/account/7/edit?tab=login', '7'],
  ['/jingdong/account/0/edit', null],
  ['/jingdong/account/12x/edit', null],
  ['/guanghe/account/list', null],
])('%s has the account %s', (address, id) => {
  expect(accountIdAt(address)).toBe(id)
})
