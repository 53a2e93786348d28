import { expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'
import { TooManyWait } from './turns.ts'

it('a hundred tries of one address make the one of another wait for few of them', async () => {
  const passwords = createPasswords()
  const done: string[] = []
  const flood = Array.from({ length: 100 }, () =>
    passwords.verify(undefined, 'wrong', ['10.0.0.1']).then(() => done.push('flood')),
  )
  await passwords.verify(undefined, 'right', ['10.0.0.2']).then(() => done.push('person'))
  expect(done.indexOf('person')).toBeLessThan(8)
  await Promise.all(flood)
})

it('past the bound it is refused at once', async () => {
  const passwords = createPasswords({ mostWaiting: 3 })
  const all = await Promise.allSettled(
    Array.from({ length: 20 }, () => passwords.verify(undefined, 'x', ['10.0.0.1'])),
  )
  const refused = all.filter((one) => one.status === 'rejected')
  expect(refused.length).toBeGreaterThan(10)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(TooManyWait)
})

it('knows the right password of a person, and none of nobody', async () => {
  const passwords = createPasswords()
  const stored = await passwords.hash('river stones 88', 'known')
  expect(await passwords.verify(stored, 'river stones 88', 'known')).toBe(true)
  expect(await passwords.verify(stored, 'river stones 89', 'known')).toBe(false)
  // Not even the hash that is compared for unknown users.
  expect(await passwords.verify(undefined, 'no such user', 'known')).toBe(false)
})
