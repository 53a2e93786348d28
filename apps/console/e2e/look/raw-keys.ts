import { en } from '../../src/app/i18n/en/index.ts'

const KEYS = new Set(keysOf(en))

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
