import { beforeEach, expect, test } from 'vitest'
import { browserStore } from '../../kernel/ports/browser-stores.ts'
import { firstPartsAt, forgetFirstParts, keepFirstParts } from './first-parts.ts'
import { keptFirstParts, MOST_PARTS, MOST_SCREENS } from './kept-first-parts.ts'

const LIST = '/carry/content/list'
const kept = () => keptFirstParts(browserStore).read()
/** A page whose scripts do not run. */
const pageOf = (console: string) =>
  new DOMParser().parseFromString(
    `<meta name="omc-ahead" content="${console} /assets/sdk-1.js">` +
      '<script type="module" src="/assets/index-1.js"></script>',
    'text/html',
  )
const ports = { page: pageOf('/assets/console-1.js'), store: browserStore }

beforeEach(() => localStorage.clear())

test('keeps the scripts that a screen needed, without those that the page names itself', () => {
  const own = ['/assets/index-1.js', '/assets/console-1.js', '/assets/sdk-1.js']
  const others = ['/api/v1/views', '/assets/index-1.css', '/pictures/1.svg']
  const parts = ['/assets/contents.screen-1.js', '/assets/contents-1.js']
  keepFirstParts(LIST, [...own, ...parts, ...others, ...parts], ports)
  expect(kept().screens).toEqual({ [LIST]: parts })
})

test('gives them for the screen at an address, whatever its query, in the same build only', () => {
  keepFirstParts(`${LIST}?page=2`, ['/assets/contents-1.js'], ports)
  expect(firstPartsAt(`${LIST}?status=published`, ports)).toEqual(['/assets/contents-1.js'])
  expect(firstPartsAt('/home', ports)).toEqual([])
  const next = { ...ports, page: pageOf('/assets/console-2.js') }
  expect(firstPartsAt(LIST, next)).toEqual([])
  keepFirstParts('/home', ['/assets/home-2.js'], next)
  expect(kept().screens).toEqual({ '/home': ['/assets/home-2.js'] })
})

test('keeps few parts of the screens that were used last', () => {
  for (let n = 0; n <= MOST_SCREENS; n += 1) keepFirstParts(`/screen/${n}`, ['/assets/a.js'], ports)
  const many = Array.from({ length: MOST_PARTS + 2 }, (_, n) => `/assets/part-${n}.js`)
  keepFirstParts('/screen/1', many, ports)
  expect(Object.keys(kept().screens)).toHaveLength(MOST_SCREENS)
  expect(kept().screens['/screen/0']).toBeUndefined()
  expect(kept().screens['/screen/1']).toHaveLength(MOST_PARTS)
})

test('forgets them all', () => {
  keepFirstParts(LIST, ['/assets/contents-1.js'], ports)
  forgetFirstParts(browserStore)
  expect(localStorage.getItem('omc.firstParts')).not.toContain('content')
  expect(firstPartsAt(LIST, ports)).toEqual([])
})

test('reads nothing but names of its own scripts out of the storage', () => {
  const bad = ['https://other.test/a.js', '//other.test/a.js', '/assets/../a.js', '/api/v1/a', 7]
  const screens = { '/home': [...bad, '/assets/home-1.js'], other: ['/assets/home-1.js'], '/x': 1 }
  localStorage.setItem('omc.firstParts', JSON.stringify({ build: 'b', screens }))
  expect(kept()).toEqual({ build: 'b', screens: { '/home': ['/assets/home-1.js'] } })
})
