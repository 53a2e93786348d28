import { COMMAND_ROWS } from '@omc/core'
import { expect, test } from 'vitest'
import { callOf } from './use-remote.ts'

const composed = { uid: '88', command: COMMAND_ROWS[0], params: {}, confirm: '' }

test('a command names the platform of its account where it is known: two may use one uid', () => {
  expect(callOf({ ...composed, platform: 'jd' })).toMatchObject({ uid: '88', platform: 'jd' })
  expect(callOf({ ...composed, platform: null })).not.toHaveProperty('platform')
})
