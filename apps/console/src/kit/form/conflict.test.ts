import { update } from '@omc/sdk/forms/webhooks'
import { expect, test } from 'vitest'
import { clashesOf } from './conflict.ts'
import { showValues } from './input-values.ts'

const { inputs } = update
const RECORD = { name: '旧名', enabled: true }
const seen = showValues(inputs, RECORD)

test('names what both changed, with both values', () => {
  const typed = { ...seen, name: '我的' }
  const present = { ...RECORD, name: '对方的' }
  expect(clashesOf(inputs, { seen, typed, present })).toEqual([
    { name: 'name', ours: '我的', theirs: '对方的' },
  ])
})

test('sees no clash where others changed something else, or the same to the same', () => {
  const typed = { ...seen, name: '我的' }
  expect(clashesOf(inputs, { seen, typed, present: { ...RECORD, enabled: false } })).toEqual([])
  expect(clashesOf(inputs, { seen, typed, present: { ...RECORD, name: '我的' } })).toEqual([])
})
