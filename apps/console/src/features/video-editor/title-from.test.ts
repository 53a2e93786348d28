import { expect, test } from 'vitest'
import { titleFrom } from './title-from.ts'

test('a clip is called as its file, without the ending', () => {
  expect(titleFrom('夏季_防晒衣.v2.mp4')).toBe('夏季 防晒衣.v2')
  expect(titleFrom('.mp4')).toBe('')
  expect(titleFrom(`${'长'.repeat(300)}.mp4`)).toHaveLength(200)
})
