import { isBuiltin } from 'node:module'

/**
 * Module names that a file imports, and whether only types are imported. Comments and template
 * texts are ignored: imports quoted there are not real.
 *
 * @param {string} text
 * @returns {{ name: string, typesOnly: boolean }[]}
 */
export function importsOf(text) {
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/`(?:\\[\s\S]|[^`\\])*`/g, '``')
  const found = []
  const statement =
    /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^'";]*?from\s*)?['"]([^'"\n]+)['"]/gm
  for (const [, type, name] of code.matchAll(statement)) {
    found.push({ name, typesOnly: type !== undefined })
  }
  for (const [, name] of code.matchAll(/\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g)) {
    found.push({ name, typesOnly: false })
  }
  return found
}

/** Package of a module name; undefined for files, Node's own modules and URLs. */
export function packageOf(name) {
  if (/^[./#]/.test(name) || isBuiltin(name) || name.includes(':')) return undefined
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
    .replace(/\?.*$/, '')
}
