import { expect, test } from 'vitest'
import { cropTo, ratioOf, ratioValue } from './ratio.ts'

test('reads what is a ratio, and nothing else', () => {
  expect(ratioValue('3:4')).toBe(0.75)
  for (const words of ['', '3', '0:4', '3:0', 'wide', '-3:4']) expect(ratioValue(words)).toBeNull()
})

test('names a picture by the usual ratio that it nearly has', () => {
  expect(ratioOf({ width: 1080, height: 1920 })).toBe('9:16')
  expect(ratioOf({ width: 1080, height: 1914 })).toBe('9:16')
  expect(ratioOf({ width: 1000, height: 800 })).toBe('1000:800')
})

test('takes the middle of a picture, as large as the ratio allows', () => {
  const wide = { width: 1920, height: 1080 }
  expect(cropTo(wide, 1)).toEqual({ x: 420, y: 0, width: 1080, height: 1080 })
  expect(cropTo({ width: 90, height: 200 }, 9 / 16)).toEqual({
    x: 0,
    y: 20,
    width: 90,
    height: 160,
  })
  expect(cropTo(wide, null)).toEqual({ x: 0, y: 0, ...wide })
})
