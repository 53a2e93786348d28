import { expect, it } from 'vitest'
import { parseSessionMessage } from './session-message.ts'

it.each([
  [{ kind: 'ask' }, { kind: 'ask' }],
  [
    { kind: 'ask', ticket: 0.5 },
    { kind: 'ask', ticket: 0.5 },
  ],
  [{ kind: 'ask', ticket: '1' }, { kind: 'ask' }],
  [
    { kind: 'busy', ticket: 0.5 },
    { kind: 'busy', ticket: 0.5 },
  ],
  [
    { kind: 'signed-out', at: 7, more: 1 },
    { kind: 'signed-out', at: 7 },
  ],
  [
    { kind: 'token', token: 'a', at: 7 },
    { kind: 'token', token: 'a', at: 7, opened: false },
  ],
  [
    { kind: 'token', token: 'a', at: 7, opened: true },
    { kind: 'token', token: 'a', at: 7, opened: true },
  ],
  [
    { kind: 'token', token: 'a', at: 7, opened: 'yes' },
    { kind: 'token', token: 'a', at: 7, opened: false },
  ],
])('reads %j as %j', (said, read) => {
  expect(parseSessionMessage(said)).toEqual(read)
})

it.each([
  null,
  'ask',
  {},
  { kind: 'busy' },
  { kind: 'busy', ticket: '1' },
  { kind: 'signed-out' },
  { kind: 'signed-out', at: Infinity },
  { kind: 'token', token: 'a' },
  { kind: 'token', token: 'a', at: '7' },
  { kind: 'token', token: 'a', at: NaN },
  { kind: 'token', token: '', at: 7 },
  { kind: 'token', token: 5, at: 7 },
  { kind: 'other', token: 'a', at: 7 },
])('takes %j for nothing', (said) => {
  expect(parseSessionMessage(said)).toBeNull()
})
