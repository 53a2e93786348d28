import { glob, readFile, realpath, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { WorkspaceManifest } from './package-manifest.ts'

const INSTALLED = fileURLToPath(new URL('../../node_modules/', import.meta.url))

/** Compiles sources below `root` into `outDir` with the settings of their workspace. */
export type Compile = (
  workspace: string,
  place: { root: string; outDir: string; sources: readonly string[] },
) => Promise<void>

/**
 * Packs entries of other workspaces into a package, each in its own folder below `dist/bundled`,
 * and redirects the built files there, so the package needs no other workspace package.
 *
 * @param names such as `@omc/core/rsa`
 * @throws Error when a workspace has no such entry
 */
export async function bundleEntries(
  dist: string,
  names: readonly string[],
  compile: Compile,
): Promise<void> {
  for (const name of names) {
    const source = await findEntry(name)
    const outDir = path.join(dist, 'bundled', name.replace(/^@[^/]+\//, ''))
    await compile(source.workspace, {
      root: path.dirname(source.file),
      outDir,
      sources: [source.file],
    })
    const built = path.join(outDir, path.basename(source.file).replace(/\.tsx?$/, '.js'))
    await pointTo(dist, name, built)
  }
}

async function findEntry(name: string): Promise<{ workspace: string; file: string }> {
  const [scope = '', library = '', ...entry] = name.split('/')
  const workspace = await realpath(path.join(INSTALLED, scope, library))
  // as: the file is our own.
  const { exports } = JSON.parse(
    await readFile(path.join(workspace, 'package.json'), 'utf8'),
  ) as WorkspaceManifest
  const source = exports[['.', ...entry].join('/')]
  if (source === undefined) throw new Error(`there is no entry ${name} to be packed`)
  return { workspace, file: path.join(workspace, source) }
}

/** Redirects imports of the entry, in code and declarations, to its built file. */
async function pointTo(dist: string, name: string, built: string): Promise<void> {
  for await (const found of glob('**/*.{js,d.ts}', { cwd: dist })) {
    const file = path.join(dist, found)
    const text = await readFile(file, 'utf8')
    const relative = path.relative(path.dirname(file), built).replaceAll(path.sep, '/')
    const own = relative.startsWith('.') ? relative : `./${relative}`
    const pointed = text.replaceAll(`'${name}'`, `'${own}'`).replaceAll(`"${name}"`, `"${own}"`)
    if (pointed !== text) await writeFile(file, pointed)
  }
}
