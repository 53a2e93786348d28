import { expect, test } from 'vitest'
import { accountKey, addressOf, calledBy } from './account-key.ts'
import { consoleAddress } from './console-address.ts'

test.each([
  ['jd/88213', { uid: '88213', platform: 'jd' }],
  ['jd/8/8', { uid: '8/8', platform: 'jd' }],
  ['88213', { uid: '88213', platform: null }],
  ['8/8', { uid: '8/8', platform: null }],
] as const)('a key names its account: %s', (key, account) => {
  expect(addressOf(key)).toEqual(account)
  expect(accountKey(account)).toBe(key)
})

test('a channel that this version does not know is not named: no call could name it', () => {
  const account = { uid: '1', platform: 'elsewhere' }
  expect(accountKey(account)).toBe('1')
  expect(calledBy(account)).toEqual({ uid: '1' })
})

test('the address of the console names the channel where it is known', () => {
  expect(consoleAddress({ uid: '8/8', platform: 'jd' })).toBe('/console?uid=8%2F8&platform=jd')
  expect(consoleAddress({ uid: '8/8', platform: null })).toBe('/console?uid=8%2F8')
})
