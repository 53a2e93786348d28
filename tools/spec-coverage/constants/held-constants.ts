import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { API_CONSTANTS } from './api-constants.ts'
import { CHAT_CONSTANTS } from './chat-constants.ts'
import { CLIENT_CONSTANTS } from './client-constants.ts'
import { CORE_CONSTANTS } from './core-constants.ts'
import { LOOK_CONSTANTS } from './look-constants.ts'
import { SHELL_CONSTANTS } from './shell-constants.ts'
import { WRITTEN_CONSTANTS } from './written-constants.ts'

/** The product's values, by the specification's names and in its units. */
const VALUES: Readonly<Record<string, unknown>> = {
  ...API_CONSTANTS,
  ...CHAT_CONSTANTS,
  ...CLIENT_CONSTANTS,
  ...CORE_CONSTANTS,
  ...LOOK_CONSTANTS,
  ...SHELL_CONSTANTS,
}

/** Names of the constants whose value in the product is that of the specification. */
export function heldConstants(
  root: string,
  wanted: readonly { name: string; value: unknown }[],
  values = VALUES,
  written = WRITTEN_CONSTANTS,
): Set<string> {
  const isHeld = ({ name, value }: { name: string; value: unknown }) => {
    const place = written[name]
    if (!place) return isDeepStrictEqual(values[name], value)
    return readFileSync(join(root, place.file), 'utf8').includes(place.text(value))
  }
  return new Set(wanted.filter(isHeld).map(({ name }) => name))
}
