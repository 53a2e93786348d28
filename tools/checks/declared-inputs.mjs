import { posix } from 'node:path'
import { HashPlanInspector } from 'nx/src/hasher/hash-plan-inspector.js'
import { createProjectGraphAsync } from 'nx/src/project-graph/project-graph.js'
import { createReader, IMPORT } from './read-files.mjs'

const TEST = /\.test\.tsx?$/
/** Folders at which a run of vitest begins, in its command. */
const VITEST = /^vitest run(?<folders>(?: [\w/-]+)*)$/
/** Folder that a run of the linter leaves out, or the only one that it reads. */
const LINT = /^oxlint .*--ignore-pattern (?<without>\S+)$|^oxlint .* (?<only>[\w/-]+\/[\w/-]+)$/
const CODE = /\.(ts|tsx|mjs|cjs)$/
/** Browser tests of some screens; `e2e/pseudo` reads all screens. */
const OF_SOME_SCREENS = /^e2e\/(?!pseudo)(?!.*\.test\.ts$)|^playwright\.config\.ts$/
/** Files of a project at which a target starts to read. */
const ENTRIES = {
  test: /\.test\.tsx?$|(^|\/)(vitest\.config|test-setup|global-setup)\.ts$/,
  e2e: /^(e2e|check)\/|^playwright\.config\.ts$/,
  'e2e-shell': OF_SOME_SCREENS,
  'e2e-work': /^e2e\/|^playwright\.config\.ts$/,
  screens: /^test\/screens\/|^vitest\.screens\.config\.ts$/,
  walk: /\.ts$/,
  build: /^(vite\.config\.ts|src\/main\.tsx|index\.html|build\/main\.ts)$|^\.storybook\//,
  typecheck: CODE,
}

/**
 * Files that a target reads without declaring them as inputs of nx: after a change of one, nx would
 * return an old result from the cache.
 *
 * @param {import('./project.mjs').Project} project
 * @param {(id: string) => boolean} [isAsked]  which targets, by `project:target`
 * @returns {Promise<string[]>} `project:target: file, named in file`
 */
export async function undeclaredReads(project, isAsked = () => true) {
  const readers = { all: createReader(project), imports: createReader(project, IMPORT) }
  const { targets, filesOf } = await (nx ??= openNx())
  return targets
    .filter(({ id, options }) => options.cache && isAsked(id))
    .flatMap(({ id, target, root, options }) => {
      const entries = entriesOf(project, root, target, options)
      if (entries.length === 0) return [`${id}: it is not known where it starts to read`]
      const declared = filesOf(id)
      const readFrom = isCompiler(target, options) ? readers.imports : readers.all
      return [...readFrom(entries)]
        .filter(([path]) => !isDeclared(path, declared))
        .map(([path, by]) => `${id}: ${path}, named in ${by}`)
    })
}

/** A compiler and the linter, which asks it for types, follow only imports. */
const isCompiler = (target, { options = {} }) =>
  target === 'typecheck' || options.command?.startsWith('oxlint ')

/** Targets that are unknown or not cacheable. @param {string[]} ids */
export async function uncachedTargets(ids) {
  const { targets } = await (nx ??= openNx())
  return ids.filter(
    (id) => !targets.some((one) => one.options.cache && (one.id === id || one.target === id)),
  )
}

let nx
async function openNx() {
  const graph = await createProjectGraphAsync({ exitOnError: false })
  const inspector = new HashPlanInspector(graph)
  await inspector.init()
  const targets = Object.values(graph.nodes).flatMap(({ name, data }) =>
    Object.entries(data.targets ?? {}).map(([target, options]) => ({
      id: `${name}:${target}`,
      target,
      root: data.root,
      options,
    })),
  )
  const filesOf = (id) => {
    const [project, target] = id.split(':')
    return new Set(inspector.inspectTaskInputs({ project, target })[id].files)
  }
  return { targets, filesOf }
}

/**
 * Unit tests that no target runs, or more than one, in projects that have several targets of them.
 *
 * @param {import('./project.mjs').Project} project
 */
export async function testsNotRunOnce({ files }) {
  const { targets } = await (nx ??= openNx())
  const runs = targets.filter(({ options }) => options.options?.command?.startsWith('vitest run '))
  return [...new Set(runs.map(({ root }) => root))].flatMap((root) =>
    files
      .filter((path) => path.startsWith(`${root}/`) && TEST.test(path))
      .flatMap((path) => {
        const by = runs.filter((run) => run.root === root && isRunBy(run, path)).map(({ id }) => id)
        return by.length === 1 ? [] : [`${path}: ${by.join(' and ') || 'no target'}`]
      }),
  )
}

/** Whether the folders in the command hold the test; a run with a configuration has its own. */
function isRunBy({ root, target, options }, path) {
  const own = path.slice(root.length + 1)
  const folders = foldersOf(options)
  return folders.length > 0 ? isIn(folders, own) : ENTRIES[target].test(own)
}

const isIn = (folders, path) => folders.some((folder) => path.startsWith(`${folder}/`))

/** @param {{ options?: { command?: string } }} target */
function foldersOf({ options = {} }) {
  const { folders = '' } = VITEST.exec(options.command ?? '')?.groups ?? {}
  return folders.split(' ').filter(Boolean)
}

function entriesOf({ files }, root, target, { options = {} }) {
  const folders = foldersOf({ options })
  const named = /\btools\/\S+\.(?:ts|mjs)(?=\s|$)/.exec(options.command ?? '')?.[0]
  if (named !== undefined) return files.filter((path) => posix.matchesGlob(path, named))
  const own = files.filter((path) => path.startsWith(`${root}/`))
  if (folders.length > 0)
    return own.filter((path) => {
      const place = path.slice(root.length + 1)
      return ENTRIES.test.test(place) && (!TEST.test(place) || isIn(folders, place))
    })
  const lint = LINT.exec(options.command ?? '')?.groups
  if (lint)
    return files.filter(
      (path) =>
        CODE.test(path) &&
        (lint.only ? path.startsWith(`${lint.only}/`) : !path.startsWith(`${lint.without}/`)),
    )
  const start = ENTRIES[target]
  // A check of the whole source starts at every file.
  return start
    ? own.filter((path) => start.test(path.slice(root.length + 1)))
    : files.filter((path) => CODE.test(path))
}

/** For a folder one declared file is enough: only its reader knows which files it opens. */
function isDeclared(path, declared) {
  if (!path.endsWith('/')) return declared.has(path)
  return [...declared].some((file) => file.startsWith(path))
}
