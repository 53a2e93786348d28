import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Source key of the demo; a deployment sets the hash of its own key. */
const DEMO_SOURCE_KEY = 'omc-source-2026'

export type BuildEnv = Readonly<Record<string, string | undefined>>

/**
 * Build constants of the console. They contain no secret: the build secret is compared here, and
 * the source key is present only as a hash.
 *
 * - `BUILD_SECRET_SHA256`  hash of the secret that a build requires; unset, none is required
 * - `BUILD_SECRET`         the secret itself, given at build time
 * - `SOURCE_KEY_SHA256`    hash of the key of the source-code action
 * - `SOURCE_URL`           target of that action
 *
 * @source console spec §1 (run gate, source-code action); reliability C12
 */
export function buildFacts(env: BuildEnv, builtAt: Date) {
  const expected = env['BUILD_SECRET_SHA256'] ?? ''
  return {
    __BUILD_DATE__: builtAt.toISOString().slice(0, 10),
    __BUILT_AT__: builtAt.toISOString(),
    __VERSION__: `${productVersion()}+${minuteOf(builtAt)}`,
    __BUILD_APPROVED__: expected === '' || sha256(env['BUILD_SECRET'] ?? '') === expected,
    __SOURCE_KEY_SHA256__: env['SOURCE_KEY_SHA256'] || sha256(DEMO_SOURCE_KEY),
    __SOURCE_URL__: env['SOURCE_URL'] ?? '',
  }
}

/** Of `20260131.0930`: builds of one version are in the order of their minutes. */
const MINUTES_LENGTH = 13

const minuteOf = (instant: Date): string =>
  instant.toISOString().replaceAll(/[-:]/g, '').replace('T', '.').slice(0, MINUTES_LENGTH)

function productVersion(): string {
  const file = readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')
  // as: the file beside this one.
  return (JSON.parse(file) as { version: string }).version
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
