import { expect, it } from 'vitest'
import { lastingStorage } from './lasting-storage.ts'
import { memoryStorage } from './memory-storage.ts'

function full(kept: Record<string, string>) {
  const storage = memoryStorage(kept)
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  return { ...storage, setItem }
}

it('F25: keeps what a full storage refuses for as long as the page lasts', () => {
  const browser = full({ Authorization: 'old' })
  const storage = lastingStorage(browser)
  expect(storage.getItem('Authorization')).toBe('old')
  storage.setItem('Authorization', 'new')
  expect(storage.getItem('Authorization')).toBe('new')
  expect(browser.getItem('Authorization')).toBeNull()
  storage.removeItem('Authorization')
  expect(storage.getItem('Authorization')).toBeNull()
})

it('leaves to the browser what it takes, also once there is room again', () => {
  const browser = memoryStorage()
  const take = browser.setItem
  let isFull = true
  const storage = lastingStorage({
    ...browser,
    setItem(key, value) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      take(key, value)
    },
  })
  storage.setItem('Authorization', 'one')
  isFull = false
  storage.setItem('Authorization', 'two')
  expect(browser.getItem('Authorization')).toBe('two')
  storage.removeItem('Authorization')
  expect(storage.getItem('Authorization')).toBeNull()
})
