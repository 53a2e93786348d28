import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Saying, says } from '@omc/core/problems'

/**
 * The 3,000 most common passwords of at least 8 characters, in lower case, from the frequency list
 * of zxcvbn (MIT licence).
 */
const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .trimEnd()
    .split('\n'),
)

/**
 * Why a new password is too easily guessed, for people to read; undefined when it is not.
 *
 * @source reliability §1.4 (6.2.1, 6.2.4), C2
 */
export function weakPassword(password: string, username: string): Saying | undefined {
  const small = password.toLowerCase()
  if (common.has(small)) return says('weak_password.common')
  if (username !== '' && small.includes(username.toLowerCase()))
    return says('weak_password.username')
  return undefined
}
