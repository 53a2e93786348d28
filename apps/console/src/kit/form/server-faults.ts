import type { Language } from '@omc/core'
import { isApiError } from '@omc/sdk'
import { errorText } from '../../kernel/errors/error-text.ts'

/** Faults from the server: messages by input, and messages for the form's head. */
export type ServerFaults = {
  readonly byInput: Readonly<Record<string, string>>
  readonly head: readonly string[]
}

/**
 * Assigns the server's faults to the inputs they point at. A fault of an inner part
 * (`images.0.url`) goes to its input; a fault that points at no input goes to the form's head.
 *
 * @source console spec §8; JSON:API, error sources
 */
export function serverFaults(
  error: unknown,
  names: readonly string[],
  language: Language,
): ServerFaults {
  const fields = isApiError(error) ? Object.entries(error.fields) : []
  const byInput: Record<string, string> = {}
  const head: string[] = []
  for (const [place, said] of fields) {
    const name = place.split('.')[0] ?? place
    if (names.includes(name)) byInput[name] ??= said
    else if (!head.includes(said)) head.push(said)
  }
  const isSaid = Object.keys(byInput).length > 0 || head.length > 0
  return { byInput, head: isSaid ? head : [errorText(error, language)] }
}
