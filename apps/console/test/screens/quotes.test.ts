import { afterEach, expect, test } from 'vitest'
import '../../src/app/app.css'

afterEach(() => {
  document.documentElement.lang = 'zh-CN'
})

/** Width of a text on the page, in em. */
function widthOf(text: string): number {
  const place = document.createElement('span')
  place.textContent = text
  document.body.append(place)
  const em =
    place.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(place).fontSize)
  place.remove()
  return em
}

test('an apostrophe leaves no gap in an English word', () => {
  document.documentElement.lang = 'en'
  expect(widthOf('account’s') - widthOf('accounts')).toBeLessThan(0.4)
  document.documentElement.lang = 'zh-CN'
  expect(widthOf('中')).toBeCloseTo(1, 1)
})
