import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardComposition } from './guard-composition.ts'

let at = 1_000
let stop = () => undefined as void
const heard = vi.fn()
const field = document.createElement('input')

beforeEach(() => {
  heard.mockClear()
  document.body.append(field)
  stop = guardComposition(window, () => at)
  field.addEventListener('keydown', heard)
})
afterEach(() => {
  stop()
  field.removeEventListener('keydown', heard)
  field.remove()
})

function press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  field.dispatchEvent(event)
  return event
}

test('lets keys through when nobody composes', () => {
  expect(press('Enter').defaultPrevented).toBe(false)
  expect(heard).toHaveBeenCalledOnce()
})

test('keeps keys of an input method from every handler, and the form from being sent', () => {
  expect(press('Enter', { isComposing: true }).defaultPrevented).toBe(true)
  expect(press('Process', { keyCode: 229 }).defaultPrevented).toBe(false)
  press('Escape', { isComposing: true })
  expect(heard).not.toHaveBeenCalled()
})

test('takes Enter for the end of the composition for 100 ms, and no other key', () => {
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  at += 99
  expect(press('Enter').defaultPrevented).toBe(true)
  press('a')
  expect(heard).toHaveBeenCalledTimes(1)
  at += 1
  expect(press('Enter').defaultPrevented).toBe(false)
  expect(heard).toHaveBeenCalledTimes(2)
})
