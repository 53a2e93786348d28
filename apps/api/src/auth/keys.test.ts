import { expect, it } from 'vitest'
import { createKeyRing, decrypt, encrypt } from './key-ring.ts'
import { createKeys, keyCheck } from './keys.ts'

const ROOT = 'a root key of the settings'
const keys = createKeys(ROOT)

it('one root gives the same key for a purpose each time, and another for each purpose', () => {
  expect(keys.derive('access')).toHaveLength(32)
  expect(keys.derive('access')).toEqual(createKeys(ROOT).derive('access'))
  expect(keys.derive('access')).not.toEqual(keys.derive('refresh'))
  expect(keys.derive('access')).not.toEqual(createKeys('another root').derive('access'))
  expect(keys.mac('limit', 'a')).not.toEqual(keys.mac('limit', 'b'))
  expect(keys.mac('limit', 'a')).not.toEqual(keys.mac('sms', 'a'))
})

it('what is sealed opens at its place only, and twice the same text is sealed differently', () => {
  const sealed = keys.seal('token 你好', 'channels/jd')
  expect(keys.open(sealed, 'channels/jd')).toBe('token 你好')
  expect(keys.open(keys.seal('', 'channels/jd'), 'channels/jd')).toBe('')
  expect(keys.seal('token 你好', 'channels/jd')).not.toEqual(sealed)
  expect(() => keys.open(sealed, 'channels/pdd')).toThrow('unable to authenticate data')
  const changed = Buffer.from(sealed)
  changed.writeUInt8(changed.readUInt8(14) ^ 1, 14)
  expect(() => keys.open(changed, 'channels/jd')).toThrow('unable to authenticate data')
})

it('two processes can tell whether they have one root, without telling the root', () => {
  expect(keyCheck(keys)).toBe(keyCheck(createKeys(ROOT)))
  expect(keyCheck(keys)).not.toBe(keyCheck(createKeys('another root')))
  expect(keyCheck(keys)).toHaveLength(22)
})

it('what is too short to hold a nonce and a tag does not open; an empty text does', () => {
  const key = keys.derive('vault')
  const empty = encrypt(key, Buffer.alloc(0), 'here')
  expect(empty).toHaveLength(28)
  expect(decrypt(key, empty, 'here')).toEqual(Buffer.alloc(0))
  for (const length of [0, 11, 12, 27])
    expect(decrypt(key, empty.subarray(0, length), 'here')).toBeUndefined()
})

it('a ring wraps with its first key, opens with each, and calls them by names that tell nothing', () => {
  const data = Buffer.alloc(32, 7)
  const before = createKeyRing(keys, ['old key'])
  const now = createKeyRing(keys, ['new key', 'old key'])
  const wrapped = before.wrap(data, 'here')
  expect(now.current).not.toBe(before.current)
  expect(now.current).toMatch(/^[0-9a-f]{16}$/)
  expect(now.unwrap(wrapped, 'here', before.current)).toEqual(data)
  expect(now.unwrap(wrapped, 'there', before.current)).toBeUndefined()
  expect(before.unwrap(now.wrap(data, 'here'), 'here', now.current)).toBeUndefined()
  // The root's own key stays on the ring and unwraps data keys from before the others.
  const rootOnly = createKeyRing(keys)
  expect(now.unwrap(rootOnly.wrap(data, 'here'), 'here', rootOnly.current)).toEqual(data)
})
