import { expect, test } from 'vitest'
import { readAnswerEvent } from './answer-event.ts'

test.each([
  [
    'start',
    { question_id: '1', message_id: '2' },
    { tag: 'start', questionId: '1', answerId: '2' },
  ],
  ['delta', { text: 'a' }, { tag: 'delta', text: 'a' }],
  ['end', { state: 'broken', error: 'x' }, { tag: 'end', state: 'broken', error: 'x' }],
  ['end', { state: 'done' }, { tag: 'end', state: 'done', error: null }],
  ['start', { question_id: '1' }, null],
  ['delta', { text: 1 }, null],
  ['usage', { tokens: 1 }, null],
  ['delta', 'a', null],
])('an event %s is read, or left out', (event, data, read) => {
  expect(readAnswerEvent({ event, data })).toEqual(read)
})
