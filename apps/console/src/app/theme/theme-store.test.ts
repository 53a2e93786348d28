import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followTheme, paintTheme, parseTheme, theme } from './theme-store.ts'

const media = (matches: boolean) => {
  const listeners = new Set<() => void>()
  const query = {
    matches,
    addEventListener: (_name: string, run: () => void) => listeners.add(run),
    removeEventListener: (_name: string, run: () => void) => listeners.delete(run),
  }
  return {
    query: query as unknown as MediaQueryList,
    flip: () => {
      query.matches = !query.matches
      for (const run of listeners) run()
    },
  }
}

let body: HTMLElement
beforeEach(() => {
  localStorage.clear()
  body = document.createElement('div')
})
let stop: () => void = () => undefined
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  Object.assign(theme, parseTheme(null))
})

test('starts with green-white, as the system, comfortable', () => {
  expect(parseTheme(undefined)).toEqual({
    themeName: 'green-white',
    mode: 'system',
    density: 'comfortable',
  })
})

test('keeps the good pieces of a stored choice and replaces the others', () => {
  expect(parseTheme({ themeName: 'ocean', mode: 'neon', density: 7, toString: 1 })).toEqual({
    themeName: 'ocean',
    mode: 'system',
    density: 'comfortable',
  })
  expect(parseTheme({ themeName: 'constructor' }).themeName).toBe('green-white')
})

test('puts the three axes on the body and leaves other classes alone', () => {
  body.className = 'mine theme-ocean dark'
  paintTheme(body, { themeName: 'red-black', mode: 'light', density: 'compact' }, true)
  expect(body.className).toBe('mine theme-red-black')
  expect(body.dataset['density']).toBe('compact')
})

test('follows the choice and the system, and keeps the choice', () => {
  const system = media(false)
  stop = followTheme(body, system.query)
  expect(body.classList.contains('dark')).toBe(false)
  system.flip()
  expect(body.classList.contains('dark')).toBe(true)
  theme.mode = 'light'
  theme.themeName = 'blue-black'
  expect(body.className).toBe('theme-blue-black')
  expect(JSON.parse(localStorage.getItem('omc.theme') ?? '')).toMatchObject({ mode: 'light' })
})

test('shows the default with a corrupt store and removes what cannot be read', () => {
  localStorage.setItem('omc.theme', '{not json')
  stop = followTheme(body, media(false).query)
  expect(body.className).toBe('theme-green-white')
  expect(localStorage.getItem('omc.theme')).toBeNull()
})

test('works without a store', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  stop = followTheme(body, media(true).query)
  theme.themeName = 'ocean'
  expect(body.className).toBe('theme-ocean dark')
})
