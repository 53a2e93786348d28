import { describe, expect, it } from 'vitest'
import { createDeviceIdentity, deviceName } from './device-identity.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

function memory(initial?: string) {
  const kept = new Map(initial === undefined ? [] : [['omc.device_no', initial]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

describe('device identity', () => {
  it('is the same for the next page, and another for each account', () => {
    const storage = memory()
    const first = createDeviceIdentity({
      storage,
      userAgent: CHROME,
      newId: () => 'first-number',
      version: '2.0.0',
    })
    const next = createDeviceIdentity({
      storage,
      userAgent: CHROME,
      newId: () => 'other-number',
      version: '2.0.0',
    })
    expect(next.deviceNo('88213')).toBe(first.deviceNo('88213'))
    expect(first.deviceNo('88214')).not.toBe(first.deviceNo('88213'))
  })

  it('does not trust a number it cannot have written', () => {
    const storage = memory('<script>')
    const made = createDeviceIdentity({
      storage,
      userAgent: CHROME,
      newId: () => 'fresh-number',
      version: '2.0.0',
    })
    expect(made.deviceNo('1')).toBe('fresh-number:1')
  })

  it('lives as long as the page where nothing is kept', () => {
    const blocked = {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    const made = createDeviceIdentity({
      storage: blocked,
      userAgent: CHROME,
      newId: () => 'page-number',
      version: '2.0.0',
    })
    expect(made.deviceNo('1')).toBe('page-number:1')
  })

  it.each([
    [CHROME, 'Chrome · Linux'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537 Edg/140', 'Edge · Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14) Version/26 Safari/605', 'Safari · macOS'],
    ['something else', 'Browser · Device'],
  ])('names %s for people', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })
})
