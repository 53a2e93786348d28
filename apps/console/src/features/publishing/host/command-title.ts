import { commandRow } from '@omc/core'
import type { Language } from '@omc/sdk'

/** What a command is called; one this console does not know keeps its name. */
export const commandTitle = (command: string, language: Language): string =>
  commandRow(command)?.title[language] ?? command
