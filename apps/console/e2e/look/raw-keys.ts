import { globSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = join(import.meta.dirname, '../../src')
const FILES = globSync(['kernel/i18n/en/*.ts', 'screens/**/*.en.ts'], { cwd: SOURCE })
const parts = await Promise.all(
  FILES.map(async (file): Promise<object> => (await import(join(SOURCE, file))).texts),
)
const KEYS = new Set(parts.flatMap((texts) => keysOf(texts)))

/** Text keys that the page shows in place of their texts. */
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
