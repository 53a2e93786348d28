import { afterEach, beforeEach, expect, test } from 'vitest'
import { pressRowKey } from './row-keys.ts'

const row = (name: string) =>
  `<tr><td><input type="checkbox"></td><td><button data-opens-row>${name}</button></td></tr>`

beforeEach(() => {
  document.body.innerHTML = `<main><table><tbody>${row('a')}${row('b')}</tbody></table></main>`
})
afterEach(() => {
  document.body.innerHTML = ''
})

const focused = () => document.activeElement?.textContent
const chosen = () => [...document.querySelectorAll('input')].map(({ checked }) => checked)

test('walks the rows, and stays at the ends', () => {
  expect(pressRowKey('j')).toBe(true)
  expect(focused()).toBe('a')
  pressRowKey('j')
  expect(focused()).toBe('b')
  expect(pressRowKey('j')).toBe(false)
  expect(focused()).toBe('b')
  pressRowKey('k')
  expect(focused()).toBe('a')
  expect(pressRowKey('k')).toBe(false)
})

test('chooses the row that has the focus, and none without it', () => {
  expect(pressRowKey('x')).toBe(false)
  pressRowKey('j')
  expect(pressRowKey('x')).toBe(true)
  expect(chosen()).toEqual([true, false])
})

test('finds nothing to do on a page without rows', () => {
  document.body.innerHTML = '<main></main>'
  expect(pressRowKey('j')).toBe(false)
})
