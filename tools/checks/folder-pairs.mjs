import { posix } from 'node:path'
import { importsOf } from './imports.mjs'
import { homeOf, isCode, isTest } from './project.mjs'

const ALLOWED_FILE = 'tools/checks/folder-pairs.json'

/**
 * Imports between sibling folders run one way. The pairs of today that import each other stand as
 * one number for each project in `folder-pairs.json`; a number may only fall, and has to when a pair
 * is straightened.
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
 * Sibling folders, at any depth, of which each has product files that import from the other, types
 * included. Tests and their doubles do not count: they put together what the product keeps apart.
 *
 * @param {import('./project.mjs').Project} project
 * @returns {{ home: string, in: string, folders: [string, string], fewer: string[] }[]} `fewer`: the
 *   imports of the way that has fewer of them
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

/** The sibling folders where the two paths part, undefined where one of the files stands beside them. */
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
