import type { Language } from '@omc/core'
import { isApiError } from '@omc/sdk'
import { errorText } from '../../kernel/errors/error-text.ts'

/** What the server refused: words by input, and what no input of the form is at fault for. */
export type ServerFaults = {
  readonly byInput: Readonly<Record<string, string>>
  readonly head: readonly string[]
}

/**
 * Puts the faults that the server found beside the inputs they point at. A fault of an inner part
 * (`images.0.url`) stands at its input; one that points at no input of the form stands at its head.
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
