import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPackage } from './build-package.ts'
import { judgePackage } from './judge-package.ts'
import type { PackageManifest } from './package-manifest.ts'
import { runQuietly } from './run-quietly.ts'

export const SDK = fileURLToPath(new URL('../../libs/sdk/', import.meta.url))

export interface Packed {
  /** The tarball. */
  readonly file: string
  readonly manifest: PackageManifest
  readonly bytes: number
  readonly unpackedBytes: number
  readonly fileCount: number
}

interface NpmPacked {
  readonly filename: string
  readonly size: number
  readonly unpackedSize: number
  readonly files: ReadonlyArray<{ readonly path: string }>
}

/**
 * Builds the SDK and packs it.
 *
 * @param target folder for the built package and, beside it, the tarball
 * @throws Error when a stranger would trip over the package
 */
export async function packSdk(target = path.join(SDK, 'dist')): Promise<Packed> {
  const folder = path.join(target, 'package')
  const manifest = await buildPackage(SDK, folder)
  const [packed] = await npmPack([folder], target)
  if (packed === undefined) throw new Error('npm packed nothing')
  const problems = await judgePackage(
    folder,
    packed.files.map((file) => file.path),
  )
  if (problems.length > 0) throw new Error(`the package is not fit:\n${problems.join('\n')}`)
  return {
    file: path.join(target, packed.filename),
    manifest,
    bytes: packed.size,
    unpackedBytes: packed.unpackedSize,
    fileCount: packed.files.length,
  }
}

/** Packs folders as they are, without running a script of theirs. */
export async function npmPack(folders: readonly string[], target: string): Promise<NpmPacked[]> {
  const options = ['--json', '--ignore-scripts', '--pack-destination', target]
  const said = await runQuietly('npm', [
    'pack',
    ...options,
    ...folders.map((one) => path.resolve(one)),
  ])
  // npm's own words.
  return JSON.parse(said) as NpmPacked[]
}
