import { chmodSync, cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { EmbeddedPostgresError, errnoOf } from './embedded-postgres-error.ts'

export type Binaries = { root: string; initdb: string; postgres: string; pgCtl: string }

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

/**
 * Finds the PostgreSQL programs that came with the packages and makes them runnable.
 * The installer leaves the library links out, so they are made here.
 *
 * @throws EmbeddedPostgresError 'platform_unsupported' | 'binaries_missing'
 */
export function findBinaries(platform = process.platform, arch = process.arch): Binaries {
  const root = packageRoot(platform, arch)
  try {
    linkLibraries(root)
  } catch (error) {
    throw new EmbeddedPostgresError('binaries_missing', root, error)
  }
  return programsIn(root, platform)
}

/** Copies the programs to a folder that every user may read; a second call finds them there. */
export function copyBinaries(from: Binaries, to: string): Binaries {
  if (!existsSync(join(to, 'complete'))) {
    cpSync(join(from.root, 'native'), join(to, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    chmodSync(to, 0o755)
    cpSync(join(from.root, 'package.json'), join(to, 'complete'))
  }
  return programsIn(to, process.platform)
}

function packageRoot(platform: NodeJS.Platform, arch: string): string {
  const name = `@embedded-postgres/${PLATFORM_NAMES[platform] ?? platform}-${arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    const known = platform in PLATFORM_NAMES && (arch === 'x64' || arch === 'arm64')
    throw new EmbeddedPostgresError(
      known ? 'binaries_missing' : 'platform_unsupported',
      name,
      error,
    )
  }
}

function programsIn(root: string, platform: NodeJS.Platform): Binaries {
  const program = (name: string) =>
    join(root, 'native', 'bin', platform === 'win32' ? `${name}.exe` : name)
  return {
    root,
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
  }
}

function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  // The list is written by the package's own build: pairs of paths below the package.
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(root, target)
    if (!existsSync(link)) makeLink(relative(dirname(link), join(root, source)), link)
  }
}

function makeLink(to: string, link: string): void {
  try {
    symlinkSync(to, link)
  } catch (error) {
    // Another start on this machine was faster: the link exists as intended.
    if (errnoOf(error) !== 'EEXIST') throw error
  }
}
