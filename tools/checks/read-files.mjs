import { posix } from 'node:path'

const CODE = /\.(ts|tsx|mjs|cjs|js|css)$/
const COMMENT = /\/\*[^]*?\*\/|(?<![:'"`])\/\/.*/g
/** Strings that name files: relative paths, paths from the root, or entries of our packages. */
const NAME = /(['"`])((?:\.{1,2}\/|@omc\/|apps\/|libs\/|tools\/|docs\/)[^'"`\n$]*)\1/g
/** Import specifiers only. */
export const IMPORT = /(?<=\b(?:from|import)\s*\(?\s*)(['"])((?:\.{1,2}\/|@omc\/)[^'"\n]*)\1/g

/**
 * Finds the files that programs read: imports and files named in strings, recursively. A folder
 * that a string names ends with '/'. Names composed at run time are not found.
 *
 * @param {import('./project.mjs').Project} project
 * @param {RegExp} [naming]  `IMPORT` to follow only imports
 * @returns {(entries: string[]) => Map<string, string>} file that names it, by path
 */
export function createReader({ files, read }, naming = NAME) {
  const known = new Set(files)
  const folders = new Set(files.flatMap(foldersOf))
  const packages = new Map(
    files
      .filter((path) => /^(apps|libs)\/[^/]+\/package\.json$/.test(path))
      .map((path) => [JSON.parse(read(path)).name, path]),
  )
  const namesIn = new Map()

  return (entries) => {
    const found = new Map()
    const open = entries.map((path) => [path, 'itself'])
    while (open.length > 0) {
      const [path, by] = open.pop()
      if (found.has(path)) continue
      found.set(path, by)
      if (CODE.test(path) && !path.includes('/generated/'))
        for (const next of namedIn(path)) open.push([next, path])
    }
    return found
  }

  function namedIn(path) {
    if (!namesIn.has(path)) {
      const text = read(path).replace(COMMENT, '')
      const named = [...text.matchAll(naming)].map(([, , name]) => placeOf(name, path))
      namesIn.set(path, named.flatMap(filesAt))
    }
    return namesIn.get(path)
  }

  function placeOf(name, from) {
    if (name.startsWith('@')) return entryOf(name)
    const place = name.startsWith('.') ? posix.join(posix.dirname(from), name) : name
    return posix.normalize(place).replace(/\?.*$|\/$/, '')
  }

  function entryOf(name) {
    const [scope, own, ...rest] = name.split('/')
    const manifest = packages.get(`${scope}/${own}`)
    if (manifest === undefined) return ''
    const key = rest.length > 0 ? `./${rest.join('/')}` : '.'
    for (const [entry, file] of Object.entries(JSON.parse(read(manifest)).exports ?? {})) {
      const [before, after] = entry.split('*')
      if (entry === key) return posix.join(posix.dirname(manifest), file)
      if (after !== undefined && key.startsWith(before) && key.endsWith(after))
        return posix.join(posix.dirname(manifest), file.replace('*', key.slice(before.length)))
    }
    return ''
  }

  function filesAt(place) {
    if (known.has(place)) return [place]
    if (folders.has(place)) return [`${place}/`]
    return place.includes('*') ? files.filter((path) => posix.matchesGlob(path, place)) : []
  }
}

function foldersOf(path) {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}
