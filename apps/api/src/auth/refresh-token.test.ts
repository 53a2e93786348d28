import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { testKeys } from '../../test/test-config.ts'
import { createKeys } from './keys.ts'
import { readRefreshToken, writeRefreshToken } from './refresh-token.ts'

const SESSION = { sessionId: randomUUID(), generation: 3 }

it('a refresh token says which session and which generation it is of', () => {
  expect(readRefreshToken(testKeys, writeRefreshToken(testKeys, SESSION))).toEqual(SESSION)
})

it('is none when session, generation or mac were changed, or another server made it', () => {
  const text = writeRefreshToken(testKeys, SESSION)
  const [session = '', , mac = ''] = text.split('.')
  const other = createKeys('another root key, long enough')
  for (const forged of [
    `${session}.4.${mac}`,
    `${randomUUID()}.3.${mac}`,
    `${session}.3.${mac.replace(/^./, mac.startsWith('A') ? 'B' : 'A')}`,
    `${session}.3.${mac.slice(1)}`,
    `${session}.3`,
    writeRefreshToken(other, SESSION),
    '',
  ])
    expect(readRefreshToken(testKeys, forged)).toBeUndefined()
})
