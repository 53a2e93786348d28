import { REMOTE_COMMANDS } from '@omc/core'
import type { RemoteCommandName } from '@omc/core'

/** The key of a command's name in the texts; null for one this console does not know. */
export function commandKey(command: string): `publishing.command.${RemoteCommandName}` | null {
  const known = REMOTE_COMMANDS.find((name) => name === command)
  return known ? `publishing.command.${known}` : null
}
