import { expect, test } from 'vitest'
import { toastOf } from './follow-notices.ts'

const notice = { kind: 'notice', message: 'x', job: null } as const

test('shows a notice of the channel under its own key', () => {
  expect(toastOf({ ...notice, title: '发布完成', level: 'success', noticeId: '7' })).toEqual({
    title: '发布完成',
    tone: 'success',
    key: 'notice-7',
  })
})

test('shows the message where there is no title, and calms unknown levels', () => {
  expect(toastOf({ ...notice, title: '', level: 'loud', noticeId: null })).toEqual({
    title: 'x',
    tone: 'info',
  })
})
