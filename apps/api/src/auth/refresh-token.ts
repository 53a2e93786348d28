import { timingSafeEqual } from 'node:crypto'
import type { Keys } from './keys.ts'

export interface RefreshToken {
  sessionId: string
  generation: number
}

/**
 * A refresh token is `<session>.<generation>.<mac>`: nothing is stored but the generation, and the
 * successor of a token can be given again to a client that lost the first answer.
 */
export const writeRefreshToken = (keys: Keys, { sessionId, generation }: RefreshToken): string =>
  `${sessionId}.${generation}.${keys.mac('refresh', `${sessionId}.${generation}`).toString('base64url')}`

/** @returns undefined for anything that is not a token of ours */
export function readRefreshToken(keys: Keys, text: string): RefreshToken | undefined {
  const parts = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(text)
  if (!parts) return undefined
  const [, sessionId = '', generation = '', mac = ''] = parts
  const expected = keys.mac('refresh', `${sessionId}.${generation}`)
  // 43 such characters are always the 32 bytes of a mac.
  if (!timingSafeEqual(Buffer.from(mac, 'base64url'), expected)) return undefined
  return { sessionId, generation: Number(generation) }
}
