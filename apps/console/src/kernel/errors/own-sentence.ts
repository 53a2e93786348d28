import type * as catalogue from '@omc/core/problems'
import type { Language } from '@omc/sdk'

type Catalogue = typeof catalogue

const loaded: { catalogue?: Catalogue; asked?: Promise<void> } = {}

/**
 * Loads the sentences of all codes, which are not in the first script. Until then the server's
 * sentences are shown.
 */
export function loadSentences(): Promise<void> {
  loaded.asked ??= import('@omc/core/problems').then(
    (catalogue) => void (loaded.catalogue = catalogue),
    () => void delete loaded.asked,
  )
  return loaded.asked
}

type Refused = { readonly code: string; readonly case?: string | null; readonly params?: unknown }

/**
 * Sentence of a code with its parameters; loads the catalogue at the first failure.
 *
 * @returns undefined until it has loaded, and for a code that is newer than this console
 */
export function ownSentence(
  { code, case: which = null, params = {} }: Refused,
  language: Language,
): string | undefined {
  if (!loaded.catalogue) void loadSentences()
  return loaded.catalogue?.sentenceOf({ code, case: which, params }, language)
}
