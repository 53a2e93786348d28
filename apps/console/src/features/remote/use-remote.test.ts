import { COMMAND_ROWS } from '@omc/core'
import { expect, test } from 'vitest'
import { callOf } from './use-remote.ts'

const composed = { command: COMMAND_ROWS[0], params: {}, confirm: '' }

test('a command names the platform of its account where it is known: two may use one uid', () => {
  expect(callOf({ ...composed, account: { uid: '88', platform: 'jd' } })).toMatchObject({
    uid: '88',
    platform: 'jd',
  })
  expect(callOf({ ...composed, account: { uid: '88', platform: null } })).not.toHaveProperty(
    'platform',
  )
})
