import type { Texts } from '../../kernel/i18n/texts.ts'
import { texts } from './remote.zh.ts'

type PhaseName = keyof Texts['remoteControl']['phase']

/** Text key of a phase; null for a phase that is newer than this console. */
export function phaseKey(name: string): `remoteControl.phase.${PhaseName}` | null {
  return Object.hasOwn(texts.remoteControl.phase, name)
    ? // as: the own keys of the texts are the names.
      `remoteControl.phase.${name as PhaseName}`
    : null
}
