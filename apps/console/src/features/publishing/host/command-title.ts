import { commandRow } from '@omc/core'
import type { Language } from '@omc/sdk'

/** Title of a command; an unknown command shows its name. */
export const commandTitle = (command: string, language: Language): string =>
  commandRow(command)?.title[language] ?? command
