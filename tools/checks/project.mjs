import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the project. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const NOT_OURS = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
  '.git',
  '.nx',
  '.data',
  '.vite',
])

/**
 * Project as the checks read it: paths from its root with '/', and their text. Tests pass a planted
 * one.
 *
 * @typedef {{ files: string[], read: (path: string) => string }} Project
 * @returns {Project}
 */
export function openProject(folder = root) {
  return { files: walk(folder, ''), read: (path) => readFileSync(join(folder, path), 'utf8') }
}

/** @returns {Project} a project of the given texts by path */
export function plantProject(texts) {
  return { files: Object.keys(texts), read: (path) => texts[path] }
}

export const isCode = (path) => /\.(ts|tsx|mjs|cjs|js)$/.test(path) && !isGenerated(path)
export const isGenerated = (path) =>
  /(^|\/)generated\//.test(path) || path.startsWith('docs/spec/') || path === 'package-lock.json'
export const isTest = (path) =>
  /\.(test|test-d|e2e|stories)\.(ts|tsx|mjs)$/.test(path) || /(^|\/)(e2e|test|testing)\//.test(path)

/** The project a path belongs to: `apps/api`, `libs/sdk`; the programs in `tools` are one. */
export const homeOf = (path) => {
  const [group, name] = path.split('/')
  return group === 'tools' || name === undefined ? group : `${group}/${name}`
}

function walk(folder, below) {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return []
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) return walk(folder, path)
    return entry.isFile() ? [path] : []
  })
}
