import { expect, test } from 'vitest'
import { noticeOf } from './console-notice.ts'
import { toastOf } from './follow-notices.ts'

const notice = { kind: 'notice', message: 'x', en: null, job: null, action: null } as const

test('shows a notice of the channel under its own key', () => {
  expect(toastOf({ ...notice, title: '发布完成', level: 'success', noticeId: '7' }, 'zh')).toEqual({
    title: '发布完成',
    tone: 'success',
    key: 'notice-7',
  })
})

test('shows the message where there is no title, and calms unknown levels', () => {
  expect(toastOf({ ...notice, title: '', level: 'loud', noticeId: null }, 'en')).toEqual({
    title: 'x',
    tone: 'info',
  })
})

test('speaks the language of its reader', () => {
  const told = {
    ...notice,
    title: '导出失败',
    en: { title: 'Export failed', message: 'none left' },
    level: 'error',
    noticeId: '9',
  } as const
  expect(toastOf(told, 'zh').title).toBe('导出失败')
  expect(toastOf(told, 'en').title).toBe('Export failed')
  expect(noticeOf(told, 'en')).toMatchObject({ title: 'Export failed', message: 'none left' })
})

test('a notice of the channel leads where the kept one leads', () => {
  const told = { ...notice, title: 'x', level: 'info', noticeId: '7', action: '/console' } as const
  expect(noticeOf(told, 'zh')).toMatchObject({ action: '/console' })
})
