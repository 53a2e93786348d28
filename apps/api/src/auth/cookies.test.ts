import { expect, it } from 'vitest'
import { testConfig, testKeys } from '../../test/test-config.ts'
import { cookieLife } from './cookie-life.ts'
import { deviceOf } from './known-devices.ts'
import { expiryOf, refreshCookieName } from './sessions.ts'
import { tooMany } from './too-many.ts'

const at = (publicOrigin: string) => ({ ...testConfig, publicOrigin })
const SECURE = at('https://omc.example')
const PLAIN = at('http://127.0.0.1:3000')

it('cookies are bound to the very origin where browsers can do it: on https', () => {
  expect(refreshCookieName(SECURE)).toBe('__Host-omc_refresh')
  expect(refreshCookieName(PLAIN)).toBe('omc_refresh')
})

it('a device is read from the cookie of the own origin, if it was signed here', () => {
  const device = 'd'.repeat(43)
  const value = `${device}.${testKeys.mac('device', `cookie ${device}`).toString('base64url')}`
  const read = (config: typeof testConfig, cookies: Record<string, string>) =>
    deviceOf({ config, keys: testKeys }, cookies)
  expect(read(SECURE, { '__Host-omc_device': value })).toBe(device)
  expect(read(PLAIN, { omc_device: value })).toBe(device)
  expect(read(SECURE, { omc_device: value })).toBeUndefined()
  expect(read(PLAIN, {})).toBeUndefined()
  for (const made of [`${device}.${device}`, `x${value}`, `${value}x`, `${value}.x`, device])
    expect(read(PLAIN, { omc_device: made })).toBeUndefined()
})

it('a session ends when it was idle for its time, and at its longest age in any case', () => {
  const config = { ...testConfig, sessionIdleMs: 1_000, sessionMaxMs: 5_000 }
  const created = new Date(10_000)
  const endsAt = (now: number) => expiryOf(config, new Date(now), created).getTime()
  expect([endsAt(10_000), endsAt(13_999), endsAt(14_500)]).toEqual([11_000, 14_999, 15_000])
})

it('a refusal of too many tries says the full seconds to wait, one at least', () => {
  const secondsOf = (waitMs: number) => tooMany(waitMs).headers['retry-after']
  expect([0, 1, 1_000, 1_001, 60_000].map(secondsOf)).toEqual(['1', '1', '1', '2', '60'])
  expect(tooMany(61_000).details[0]).toMatchObject({
    code: 'too_many_attempts',
    params: { seconds: 61 },
    words: { en: expect.stringContaining('61 s') },
    meta: { retry_after_s: 61 },
  })
})

it('F10: a cookie ends after its time, whatever the clock of the browser says, and at once when it is cleared', () => {
  const now = new Date('2026-11-20T02:00:00Z')
  const secondsOf = (untilMs: number) => cookieLife(new Date(untilMs), now).maxAge
  expect(secondsOf(now.getTime() + 90_500)).toBe(90)
  expect([secondsOf(now.getTime()), secondsOf(0)]).toEqual([0, 0])
})
