import { behaviour } from '@omc/behaviours/vitest'
import { expect, it } from 'vitest'
import { IMAGE_DEFAULTS, imageOptions } from './image-options.ts'

it.each([
  ['image/png', 'png'],
  ['png', 'png'],
  ['image/jpeg', 'jpeg'],
  ['IMAGE/GIF', 'gif'],
  ['image/webp', 'jpeg'],
  ['image/svg+xml', 'jpeg'],
  ['image/jpg', 'jpeg'],
  ['', 'jpeg'],
  [undefined, 'jpeg'],
  [null, 'jpeg'],
  [7, 'jpeg'],
])('type %j is written as %s', (asked, type) => {
  behaviour(['B-224', 'B-225'], () => expect(imageOptions({ type: asked }).type).toBe(type))
})

it.each([
  [0, undefined],
  [0.01, 0.01],
  [1, 1],
  [9.99, 9.99],
  [10, undefined],
  [-1, undefined],
  [NaN, undefined],
  [Infinity, undefined],
  ['2', undefined],
])('scale %j counts as %j', (asked, scale) => {
  behaviour('B-226', () => {
    expect(imageOptions({ scale: asked }).scale).toBe(scale)
    expect('scale' in imageOptions({ scale: asked })).toBe(scale !== undefined)
  })
})

it.each([
  [0.8, 0.8],
  [0.9, 0.9],
  [0.99, 0.99],
  [0.799, 0.95],
  [0.991, 0.95],
  [1, 0.95],
  [NaN, 0.95],
  ['0.9', 0.95],
  [undefined, 0.95],
])('accuracy %j becomes %d', (asked, accuracy) => {
  behaviour('B-227', () => expect(imageOptions({ accuracy: asked }).accuracy).toBe(accuracy))
})

it.each([
  [undefined, 0.92],
  [0.5, 0.5],
  [0, 0],
  [1, 1],
  [1.1, 0.92],
  ['high', 0.92],
])('quality %j becomes %d', (asked, quality) => {
  behaviour('B-228', () => expect(imageOptions({ quality: asked }).quality).toBe(quality))
})

it('exact compression tries at most 7 times', () => {
  expect(IMAGE_DEFAULTS.exactTries).toBe(7)
})

it('has an answer for nothing asked', () => {
  expect(imageOptions()).toEqual({ type: 'jpeg', quality: 0.92, accuracy: 0.95 })
})
