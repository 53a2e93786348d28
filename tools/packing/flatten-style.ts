import { readFile } from 'node:fs/promises'
import path from 'node:path'

const IMPORT = /^@import\s+'(\.[^']+)';\n?/gm

/** What is said to who changes the sheet; everybody who uses it would load it. */
const COMMENT = /\/\*[\s\S]*?\*\/\n?/g

/**
 * Texts in quotes, which stay, and spaces for the eye alone: at the ends of rules, lines and names.
 * One between values has a meaning, and so has the one that is all of an empty value.
 */
const SPACES = /('[^']*'|"[^"]*")|(?<=[{};,])\s+|\s+(?=[{}])|(?<=:)\s+(?=[^;\s])/g

/**
 * A style sheet with those that it imports from beside it in their places, without comments and
 * without the spaces that mean nothing.
 */
export async function flattenStyle(file: string): Promise<string> {
  return (await withImports(file)).replaceAll(SPACES, (_all, quoted = '') => quoted)
}

async function withImports(file: string): Promise<string> {
  const text = (await readFile(file, 'utf8')).replaceAll(COMMENT, '')
  const parts = new Map<string, string>()
  for (const [, name = ''] of text.matchAll(IMPORT)) {
    parts.set(name, await withImports(path.join(path.dirname(file), name)))
  }
  return text.replaceAll(IMPORT, (_all, name: string) => parts.get(name) ?? '')
}
