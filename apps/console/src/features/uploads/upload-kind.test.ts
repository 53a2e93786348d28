import { expect, test } from 'vitest'
import { isKind, isTooLarge, mebibytes } from './upload-kind.ts'

test('a file is too large from the first byte above the limit of its kind', () => {
  const most = 30 * 2 ** 20
  expect([isTooLarge('video', most), isTooLarge('video', most + 1)]).toEqual([false, true])
  expect(isTooLarge('image', most)).toBe(true)
})

test('a size over the limit never reads as the limit', () => {
  expect(mebibytes(30 * 2 ** 20)).toBe(30)
  expect(mebibytes(30 * 2 ** 20 + 1)).toBe(30.1)
})

test('a file is of a kind by what it says of itself', () => {
  expect(isKind('image', 'image/webp')).toBe(true)
  expect(isKind('image', 'image/svg+xml')).toBe(false)
  expect(isKind('video', '')).toBe(false)
})
