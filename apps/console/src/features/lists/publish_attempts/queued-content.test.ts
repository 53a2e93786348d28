import { expect, test } from 'vitest'
import { queuedContent } from './queued-content.ts'

test('reads what an attempt sent and for whom', () => {
  const content = { id: '7', title: '夏季防晒', account_name: '小雨', images: ['/a.png', '/b.png'] }
  const tried = { ...content, attempt_count: 3 }
  expect(queuedContent({ id: '1', publish_content: tried })).toEqual({
    title: '夏季防晒',
    account: '小雨',
    cover: '/a.png',
    attemptCount: 3,
  })
})

test('knows nothing of an entry that was not included', () => {
  const nothing = { title: '', account: '', cover: '', attemptCount: null }
  expect(queuedContent({ publish_content: { id: '7', type: 'publish_contents' } })).toEqual(nothing)
  expect(queuedContent({})).toEqual(nothing)
})
