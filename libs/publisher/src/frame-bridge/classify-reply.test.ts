import { expect, it } from 'vitest'
import { classifyRefusal, classifyReply } from './classify-reply.ts'

type Code =
  | 'bot_check'
  | 'upload_failed'
  | 'empty'
  | 'no_permission'
  | 'rejected'
  | 'item_out_of_range'

it.each<[Code, object]>([
  ['bot_check', { tag: 'bot-check' }],
  ['upload_failed', { tag: 'upload-failed' }],
  ['empty', { tag: 'empty' }],
  ['no_permission', { tag: 'no-permission' }],
  ['rejected', { tag: 'rejected', code: 'rejected' }],
  ['item_out_of_range', { tag: 'rejected', code: 'item_out_of_range' }],
])('the answer %s becomes %j, with its words', (code, outcome) => {
  const payload = { ok: false, code, message: 'words' } as const
  expect(classifyReply({ tag: 'answered', payload })).toEqual({ ...outcome, message: 'words' })
})

it('a refusal that nobody agreed on is the content’s, unless its words take the permission', () => {
  expect(classifyRefusal({ code: 'too_bold', message: 'no' })).toEqual({
    tag: 'rejected',
    code: 'too_bold',
    message: 'no',
  })
  const message = 'B_Publish_Perm: no'
  expect(classifyRefusal({ code: 'too_bold', message })).toEqual({ tag: 'no-permission', message })
})
