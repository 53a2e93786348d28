import { readFile } from 'node:fs/promises'
import path from 'node:path'

const IMPORT = /^@import\s+'(\.[^']+)';\n?/gm

/** Comments are for authors of the sheet; users would have to load them. */
const COMMENT = /\/\*[\s\S]*?\*\/\n?/g

/**
 * Quoted strings, which are kept, and insignificant spaces at the ends of rules, lines and names. A
 * space between values is significant, and so is one that is the whole of an empty value.
 */
const SPACES = /('[^']*'|"[^"]*")|(?<=[{};,])\s+|\s+(?=[{}])|(?<=:)\s+(?=[^;\s])/g

/**
 * Inlines the local imports of a style sheet and removes comments and insignificant spaces.
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
