import { expect, test } from 'vitest'
import { parseNotice } from './use-notice-toasts.ts'

test('reads a notice of the channel', () => {
  expect(
    parseNotice({ title: '发布完成', message: 'x', level: 'success', notice_id: '7' }),
  ).toEqual({ title: '发布完成', tone: 'success', key: 'notice-7' })
})

test('drops what is no notice and calms unknown levels', () => {
  for (const raw of [null, 'x', {}, { title: 5 }, { title: '', message: '' }]) {
    expect(parseNotice(raw)).toBeNull()
  }
  expect(parseNotice({ message: 'm', level: 'loud' })).toEqual({ title: 'm', tone: 'info' })
})
