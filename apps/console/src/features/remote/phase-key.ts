import type { Texts } from '../../kernel/i18n/texts.ts'
import { texts } from '../../kernel/i18n/zh/publishing.ts'

type PhaseName = keyof Texts['publishing']['remoteControl']['phase']

/** Text key of a phase; null for a phase that is newer than this console. */
export function phaseKey(name: string): `publishing.remoteControl.phase.${PhaseName}` | null {
  return Object.hasOwn(texts.publishing.remoteControl.phase, name)
    ? // as: the own keys of the texts are the names.
      `publishing.remoteControl.phase.${name as PhaseName}`
    : null
}
