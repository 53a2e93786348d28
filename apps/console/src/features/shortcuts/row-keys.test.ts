import { afterEach, beforeEach, expect, test } from 'vitest'
import { pressRowKey } from './row-keys.ts'

const row = (name: string) =>
  `<tr data-row="${name}" tabindex="-1"><td><input type="checkbox"></td><td>${name}</td></tr>`

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

test('moves the focus to the button of a card', () => {
  const card = (name: string) =>
    `<li data-row="${name}"><button data-opens-row>${name}</button></li>`
  document.body.innerHTML = `<main><ul>${card('a')}${card('b')}</ul></main>`
  pressRowKey('j')
  expect(document.activeElement?.tagName).toBe('BUTTON')
  pressRowKey('j')
  expect(focused()).toBe('b')
})

test('leaves out the rows of an earlier view, which stays mounted', () => {
  document.body.innerHTML = `<main><div hidden><table>${row('a')}</table></div></main>`
  expect(pressRowKey('j')).toBe(false)
})
