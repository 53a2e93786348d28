import { copyFile, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundleEntries, type Compile } from './bundle-entries.ts'
import { flattenStyle } from './flatten-style.ts'
import {
  builtStyle,
  isStyle,
  packageManifest,
  type PackageManifest,
  type WorkspaceManifest,
} from './package-manifest.ts'
import { runQuietly } from './run-quietly.ts'

const COMPILER = {
  noEmit: false,
  declaration: true,
  // Debuggers can show the TypeScript although its files are not shipped.
  sourceMap: true,
  inlineSources: true,
  rewriteRelativeImportExtensions: true,
  // Declarations marked @internal may use types that users' compilers cannot resolve.
  stripInternal: true,
  // No Node types: the package also runs in browsers and workers.
  types: [],
}

/** Imports in declarations, in which the compiler keeps the source extensions. */
const TS_IMPORT = /((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g

/**
 * Builds the folder that `npm pack` packs: JavaScript and declarations of every entry, each style
 * sheet in one file, source maps with their sources, package.json, README with the pages it links
 * to, and CHANGELOG.
 *
 * @param workspace folder of the library
 * @param target    output folder, deleted and recreated
 * @returns package.json of the built package
 */
export async function buildPackage(workspace: string, target: string): Promise<PackageManifest> {
  const text = await readFile(path.join(workspace, 'package.json'), 'utf8')
  // as: the file is our own.
  const ours = JSON.parse(text) as WorkspaceManifest
  const manifest = packageManifest(ours)
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const sources = Object.values(ours.exports)
  const dist = path.join(target, 'dist')
  await compile(workspace, {
    root: path.join(workspace, 'src'),
    outDir: dist,
    sources: await modulesOf(workspace, sources),
  })
  await bundleEntries(dist, ours.omc?.bundles ?? [], compile)
  await nameBuiltFiles(dist)
  await dropIdleMaps(dist)
  for (const style of sources.filter(isStyle)) {
    const text = await flattenStyle(path.join(workspace, style))
    await writeFile(path.join(target, builtStyle(style)), text)
    await writeFile(path.join(target, `${builtStyle(style)}.d.ts`), 'export {}\n')
  }
  await writeFile(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await mkdir(path.join(target, 'docs'))
  await copyFile(path.join(workspace, 'README.md'), path.join(target, 'README.md'))
  await copyFile(path.join(workspace, 'CHANGELOG.md'), path.join(target, 'CHANGELOG.md'))
  for await (const page of glob('docs/**/*.md', { cwd: workspace })) {
    await mkdir(path.dirname(path.join(target, page)), { recursive: true })
    await copyFile(path.join(workspace, page), path.join(target, page))
  }
  return manifest
}

/** Modules of the entries; an entry with a `*` covers every matching module. */
async function modulesOf(workspace: string, sources: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const modules = sources.filter((source) => !isStyle(source))
  for await (const source of glob(modules, { cwd: workspace }))
    found.push(path.join(workspace, source))
  return found
}

const compile: Compile = async (workspace, { root, outDir, sources }) => {
  const settings = path.join(outDir, 'tsconfig.json')
  await mkdir(outDir, { recursive: true })
  const compilerOptions = { ...COMPILER, rootDir: root, outDir }
  await writeFile(
    settings,
    JSON.stringify({
      extends: path.join(workspace, 'tsconfig.json'),
      compilerOptions,
      files: sources,
      include: [],
    }),
  )
  await runQuietly('tsc', ['-p', settings])
  await rm(settings)
}

async function nameBuiltFiles(folder: string): Promise<void> {
  for await (const name of glob('**/*.d.ts', { cwd: folder })) {
    const file = path.join(folder, name)
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replaceAll(TS_IMPORT, '$1$2$3.js$2'))
  }
}

/** Drops maps of generated and type-only modules, which nobody debugs; their sources are large. */
async function dropIdleMaps(folder: string): Promise<void> {
  for await (const name of glob('**/*.js', { cwd: folder })) {
    const file = path.join(folder, name)
    const text = await readFile(file, 'utf8')
    const code = text.replace(/\/\/# sourceMappingURL=.*\s*$/, '')
    const hasTypesOnly = code.replaceAll(/^\s*\/\/.*$/gm, '').trim() === 'export {};'
    if (!hasTypesOnly && !name.startsWith('generated')) continue
    await writeFile(file, code)
    await rm(`${file}.map`)
  }
}
