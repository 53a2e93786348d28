import { importsOf, packageOf } from './imports.mjs'
import { isCode, isTest } from './project.mjs'

/** Root folders of packages; the peers of a bench are separate packages, installed elsewhere. */
const HOME = /^(?:(?:apps|libs)\/[^/]+|tools\/bench\/peers\/[^/]+)\//

/**
 * Every package declares its imports: shipped code in `dependencies` or `omc.bundles`, types also
 * in `devDependencies`; tests and tool settings may use the root's tools.
 *
 * @param {import('./project.mjs').Project} project
 */
export function declaredImports({ files, read }) {
  const rootTools = namesOf(JSON.parse(read('package.json')), ['dependencies', 'devDependencies'])
  return files.filter(isCode).flatMap((path) => {
    const home = HOME.exec(path)?.[0] ?? ''
    if (home !== '' && !files.includes(`${home}package.json`)) return []
    const manifest = JSON.parse(read(`${home}package.json`))
    const allowed = allowedFor(path, home, manifest, rootTools)
    return importsOf(read(path)).flatMap(({ name, typesOnly }) => {
      const wanted = packageOf(name)
      if (wanted === undefined || allowed(wanted, typesOnly)) return []
      return [`${path}: imports ${wanted}, which ${home || './'}package.json does not declare`]
    })
  })
}

function allowedFor(path, home, manifest, rootTools) {
  if (home === '') return (name) => rootTools.has(name)
  const shipped = namesOf(manifest, ['dependencies', 'peerDependencies', 'optionalDependencies'])
  for (const entry of manifest.omc?.bundles ?? []) shipped.add(packageOf(entry))
  const tools = namesOf(manifest, ['devDependencies'])
  const isProduct = path.startsWith(`${home}src/`) && !isTest(path)
  return (name, typesOnly) => {
    if (shipped.has(name)) return true
    if (isProduct) return typesOnly && (tools.has(name) || tools.has(typesPackage(name)))
    return tools.has(name) || rootTools.has(name) || name === manifest.name
  }
}

function typesPackage(name) {
  return `@types/${name.replace('@', '').replace('/', '__')}`
}

function namesOf(manifest, kinds) {
  return new Set(kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {})))
}
