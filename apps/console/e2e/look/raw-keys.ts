import { EN_TEXTS } from '../../src/app/i18n/testing/all-texts.ts'

const KEYS = new Set(keysOf(EN_TEXTS))

/** Names of texts that stand on the page instead of the texts. */
export function rawKeys(words: string): readonly string[] {
  return [...words.matchAll(/[a-zA-Z]+(?:\.[a-zA-Z_]+)+/g)]
    .map(([word]) => word)
    .filter((word) => KEYS.has(word))
}

function keysOf(tree: object, above = ''): readonly string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [above + key] : keysOf(value, `${above}${key}.`),
  )
}
