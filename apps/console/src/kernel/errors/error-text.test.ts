import { ApiError } from '@omc/sdk'
import { expect, test, vi } from 'vitest'
import { errorText, refusalText } from './error-text.ts'
import { loadSentences } from './own-sentence.ts'

const taken = (code: string, meta: object) =>
  new ApiError({
    kind: 'http',
    operation: 'x',
    status: 409,
    message: '服务器的话',
    errors: [
      {
        status: 409,
        code,
        title: null,
        detail: null,
        pointer: null,
        parameter: null,
        meta: { ...meta },
      },
    ],
  })

test('shows the sentence of the server until its own are there', async () => {
  // Another test may have loaded them.
  vi.resetModules()
  const fresh = await import('./error-text.ts')
  const refused = { code: 'username_taken', message: '服务器的话' }
  expect(fresh.refusalText(refused, 'en')).toBe('服务器的话')
  await (await import('./own-sentence.ts')).loadSentences()
  expect(fresh.refusalText(refused, 'en')).toBe('This user name is taken')
})

test('has a text for whatever was thrown', () => {
  expect(errorText(new Error('secret detail'), 'zh')).not.toContain('secret')
  const gone = new ApiError({ kind: 'network', operation: 'x', message: '' })
  expect(errorText(gone, 'zh')).not.toBe('')
})

test('builds its own sentence from code, case and parameters, in the language on screen', async () => {
  await loadSentences()
  expect(errorText(taken('username_taken', {}), 'en')).toBe('This user name is taken')
  expect(errorText(taken('username_taken', {}), 'zh')).toBe('用户名已被使用')
  const full = taken('queue_full', { case: 'team', params: { waiting: 7 } })
  expect(errorText(full, 'en')).toContain('The team has 7 jobs')
  const what = { zh: '内容', en: 'content' }
  expect(
    refusalText({ code: 'not_found', case: 'thing', params: { what }, message: '' }, 'en'),
  ).toBe('The content does not exist or is not yours')
})

test('shows the sentence of the server for what it does not know', async () => {
  await loadSentences()
  expect(errorText(taken('newer_than_this', {}), 'en')).toBe('服务器的话')
  expect(errorText(taken('username_taken', { case: 'newer' }), 'en')).toBe('服务器的话')
  // Its sentence lacks the parameter.
  expect(errorText(taken('queue_full', { case: 'team' }), 'en')).toBe('服务器的话')
  // A validator's fault has the label of its field only at the server.
  expect(errorText(taken('required', { case: 'required' }), 'en')).toBe('服务器的话')
})
