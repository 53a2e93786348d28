import { expect, it } from 'vitest'
import { composeContent } from './compose-content.ts'

const letters = (count: number) => Array.from({ length: count }, (_, i) => `x${i + 1}`)

it('starts further on with each serial number and runs round', () => {
  const parts = { title: '', images: letters(8), paragraphs: ['a', 'b', 'c', 'd'] }
  expect(composeContent(parts, 1)).toEqual({
    images: ['x1', 'x2', 'x3', 'x4', 'x5', 'x6'],
    paragraphs: ['a', 'b', 'c'],
    desc: 'a\nb\nc',
  })
  expect(composeContent(parts, 4)).toMatchObject({ paragraphs: ['d', 'a', 'b'] })
  expect(composeContent(parts, 8).images).toEqual(['x8', 'x1', 'x2', 'x3', 'x4', 'x5'])
  expect(composeContent(parts, 9)).toMatchObject({ images: composeContent(parts, 1).images })
})

it('takes no image twice where there are few, and nothing of nothing', () => {
  const few = { title: '', images: ['x1', 'x2'], paragraphs: [] }
  expect(composeContent(few, 2)).toEqual({ images: ['x2', 'x1'], paragraphs: [], desc: '' })
})
