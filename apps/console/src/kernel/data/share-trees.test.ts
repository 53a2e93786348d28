import { expect, test } from 'vitest'
import { shareTrees } from './share-trees.ts'

const list = (title: string) => ({
  items: [
    { id: '1', title },
    { id: '2', title: 'same' },
  ],
})

test('keeps what did not change, one record that stands in two places included', () => {
  const former = list('old')
  const next = shareTrees(former, list('new')) as typeof former
  expect(next.items[0]).not.toBe(former.items[0])
  expect(next.items[1]).toBe(former.items[1])
  const user = { id: '9' }
  const twice = { items: [{ user }, { user }] }
  expect(shareTrees(twice, structuredClone(twice))).toBe(twice)
})

test('takes records that lead back to themselves as they came', () => {
  const content: { id: string; publishes: unknown[] } = { id: '1', publishes: [] }
  content.publishes.push({ id: '2', content })
  const next = structuredClone(content)
  expect(shareTrees(content, next)).toBe(next)
})
