import { posix } from 'node:path'
import { importsOf } from './imports.mjs'
import { homeOf, isCode, isTest } from './project.mjs'

const ALLOWED_FILE = 'tools/checks/folder-pairs.json'

/**
 * Imports between sibling folders go one way. `folder-pairs.json` has the number of existing mutual
 * pairs per project; the number may only fall, and must fall when a pair is resolved.
 *
 * @param {import('./project.mjs').Project} project
 */
export function folderPairs(project, allowed = JSON.parse(project.read(ALLOWED_FILE))) {
  const pairs = mutualPairs(project)
  const homes = new Set([...Object.keys(allowed), ...pairs.map(({ home }) => home)])
  return [...homes]
    .toSorted((a, b) => a.localeCompare(b))
    .flatMap((home) => {
      const here = pairs.filter((pair) => pair.home === home)
      const most = allowed[home] ?? 0
      if (here.length === most) return []
      if (here.length < most)
        return [
          `${home}: ${here.length} folder pairs, not ${most}: lower the number in ${ALLOWED_FILE}`,
        ]
      return [
        `${home}: ${here.length} folder pairs import each other, ${most} at most${here.map(told).join('')}`,
      ]
    })
}

/**
 * Sibling folders at any depth whose product files import from each other, types included. Tests
 * and their doubles do not count, because they combine parts that the product keeps separate.
 *
 * @param {import('./project.mjs').Project} project
 * @returns {{ home: string, in: string, folders: [string, string], fewer: string[] }[]} `fewer`:
 *   the imports of the direction with fewer of them
 */
export function mutualPairs(project) {
  const ways = waysBetween(project)
  return [...ways.values()].flatMap(({ above, from, to, imports }) => {
    const back = ways.get(keyOf(above, to, from))
    if (back === undefined || from > to) return []
    const fewer = imports.length < back.imports.length ? imports : back.imports
    return [{ home: homeOf(`${above}/`), in: above, folders: [from, to], fewer }]
  })
}

function waysBetween({ files, read }) {
  const known = new Set(files)
  const ways = new Map()
  for (const path of files) {
    if (!isCode(path) || isTest(path)) continue
    for (const { name } of importsOf(read(path))) {
      const target = posix.join(posix.dirname(path), name.replace(/\?.*$/, ''))
      const way = name.startsWith('.') && known.has(target) && wayOf(path, target)
      if (!way) continue
      const key = keyOf(way.above, way.from, way.to)
      if (!ways.has(key)) ways.set(key, { ...way, imports: [] })
      ways.get(key).imports.push(`${path} → ${target}`)
    }
  }
  return ways
}

/** Sibling folders at which two paths diverge; undefined if a file is directly in their parent. */
function wayOf(path, target) {
  const one = path.split('/')
  const other = target.split('/')
  const fork = one.findIndex((part, index) => part !== other[index])
  if (fork < 0 || fork > one.length - 2 || fork > other.length - 2) return undefined
  return { above: one.slice(0, fork).join('/'), from: one[fork], to: other[fork] }
}

const keyOf = (above, from, to) => [above, from, to].join('|')

const told = ({ in: above, folders: [one, other], fewer }) =>
  `\n      ${above}: ${one} and ${other}${fewer.map((line) => `\n        ${line}`).join('')}`
