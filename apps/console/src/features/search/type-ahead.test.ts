import { expect, test, vi } from 'vitest'
import { captureTyping } from './type-ahead.ts'

const press = (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more })
  window.dispatchEvent(event)
  return event
}

test('keeps what is typed before the field is there, and lets go afterwards', () => {
  const shortcut = vi.fn()
  window.addEventListener('keydown', shortcut)
  const typed = captureTyping(window)
  for (const key of ['n', 'r', 'x', 'Backspace', 'l', '内']) press(key)
  expect(press('r', { ctrlKey: true }).defaultPrevented).toBe(false)
  press('Escape')
  expect(shortcut).toHaveBeenCalledTimes(2)
  expect(typed.take()).toBe('nrl内')
  expect(press('n').defaultPrevented).toBe(false)
  expect(typed.take()).toBe('')
  window.removeEventListener('keydown', shortcut)
})

test('gives the keys back to the page when the search does not come', () => {
  let now = 0
  const typed = captureTyping(window, () => now)
  press('a')
  now = 3_001
  expect(press('b').defaultPrevented).toBe(false)
  expect(typed.take()).toBe('a')
})
