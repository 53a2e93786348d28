import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const TITLE = /\b(?:it|test|describe)(?:\.each\([^)]*\))?\(\s*(['"`])(.*?)\1/g

/** The titles of all API tests, as one text. */
export async function testTitles(): Promise<string> {
  const titles: string[] = []
  for await (const name of glob('{src,test}/**/*.test.ts', { cwd: ROOT })) {
    const text = await readFile(join(ROOT, name), 'utf8')
    for (const [, , title] of text.matchAll(TITLE)) titles.push(title ?? '')
  }
  return titles.join('\n')
}
