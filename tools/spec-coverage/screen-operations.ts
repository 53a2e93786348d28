import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Imports of a module, also those that load later. */
const IMPORT = /(?:from|import\()\s*'([^']+)'/g
/** Keys of texts look like ids of operations. */
const TEXT_KEY = /\bt\(\s*'[^']*'/g
/** The engine reads the rows of a list and the record of a detail itself. */
const DECLARED = /\bdefine(List|Detail)\(\s*'(\w+)'/g
const MEMBER = /\b([A-Za-z_]+)\s*\.\s*(?=([A-Za-z_]+)\b)/g
/** The loop of a screen is a library of its own; what it calls is called by its screen. */
const LOOP = { name: '@omc/publisher', files: 'libs/publisher/src/**/*.ts' }

/** Operations that the source of a screen calls, its later scripts included. */
export function screenOperations(
  root: string,
  screen: string,
  known: ReadonlySet<string>,
): ReadonlySet<string> {
  const files = reachable(root, screen)
  return new Set(files.flatMap((file) => operationsIn(readFileSync(file, 'utf8'), known)))
}

/**
 * Ids of operations that a source text calls: `'users.list'`, `sdk.users.list(…)`,
 * `defineList('users', …)`.
 */
export const operationsIn = (text: string, known: ReadonlySet<string>): string[] =>
  [
    ...[...text.replaceAll(TEXT_KEY, '').matchAll(MEMBER)].map(([, of, name]) => `${of}.${name}`),
    ...[...text.matchAll(DECLARED)].map(([, kind, of]) =>
      kind === 'List' ? `${of}.list` : `${of}.get`,
    ),
  ].filter((id) => known.has(id))

function reachable(root: string, first: string): string[] {
  const seen = new Set<string>()
  const open = [first]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const [, named = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
      open.push(...filesNamed(root, file, named))
  }
  return [...seen]
}

function filesNamed(root: string, from: string, named: string): string[] {
  if (named === LOOP.name)
    return globSync(LOOP.files, { cwd: root, exclude: (path) => path.includes('.test.') }).map(
      (path) => join(root, path),
    )
  const file = named.startsWith('.') ? resolve(dirname(from), named) : ''
  return /\.tsx?$/.test(file) && existsSync(file) ? [file] : []
}
