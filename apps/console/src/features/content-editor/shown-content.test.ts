import { expect, test } from 'vitest'
import { shownOf } from './shown-content.ts'

const RECORD = { id: '1', title: '旧标题', channel: 'jd', video: '' }

test('shows what is typed, and as it was saved what has no input', () => {
  const shown = shownOf({ title: ' 新标题 ', paragraphs: '一\n \n二', images: '/a\n/b' }, RECORD)
  expect(shown).toEqual({
    title: '新标题',
    desc: '',
    paragraphs: ['一', '二'],
    images: ['/a', '/b'],
    topic: '',
    video: '',
    channel: 'jd',
  })
  expect(shownOf({ title: '' }, RECORD).title).toBe('')
})

test('the cover comes first, once', () => {
  expect(shownOf({ cover: '/c', images: '/a' }, RECORD).images).toEqual(['/c', '/a'])
  expect(shownOf({ cover: '/a', images: '/b\n/a' }, RECORD).images).toEqual(['/b', '/a'])
})
