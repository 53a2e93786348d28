import { readFile } from 'node:fs/promises'
import path from 'node:path'

const IMPORT = /^@import\s+'(\.[^']+)';\n?/gm

/** What is said to who changes the sheet; everybody who uses it would load it. */
const COMMENT = /\/\*[\s\S]*?\*\/\n?/g

/** A style sheet with those that it imports from beside it in their places, without comments. */
export async function flattenStyle(file: string): Promise<string> {
  const text = (await readFile(file, 'utf8')).replaceAll(COMMENT, '')
  const parts = new Map<string, string>()
  for (const [, name = ''] of text.matchAll(IMPORT)) {
    parts.set(name, await flattenStyle(path.join(path.dirname(file), name)))
  }
  return text.replaceAll(IMPORT, (_all, name: string) => parts.get(name) ?? '')
}
