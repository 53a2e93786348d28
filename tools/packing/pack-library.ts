import path from 'node:path'
import { buildPackage } from './build-package.ts'
import { judgePackage } from './judge-package.ts'
import type { PackageManifest } from './package-manifest.ts'
import { runQuietly } from './run-quietly.ts'

export interface Packed {
  /** Path of the tarball. */
  readonly file: string
  /** Folder of the packed package. */
  readonly folder: string
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
 * Builds a library and packs it.
 *
 * @param library folder of its workspace
 * @param target  folder for the built package and the tarball
 * @throws Error when the package would not work for its users
 */
export async function packLibrary(
  library: string,
  target = path.join(library, 'dist'),
): Promise<Packed> {
  const folder = path.join(target, 'package')
  const manifest = await buildPackage(library, folder)
  const [packed] = await npmPack([folder], target)
  if (packed === undefined) throw new Error('npm packed nothing')
  const problems = await judgePackage(
    folder,
    packed.files.map((file) => file.path),
  )
  if (problems.length > 0) throw new Error(`the package is not fit:\n${problems.join('\n')}`)
  return {
    file: path.join(target, packed.filename),
    folder,
    manifest,
    bytes: packed.size,
    unpackedBytes: packed.unpackedSize,
    fileCount: packed.files.length,
  }
}

/** Packs folders as they are, without running their scripts. */
export async function npmPack(folders: readonly string[], target: string): Promise<NpmPacked[]> {
  const options = ['--json', '--ignore-scripts', '--pack-destination', target]
  const said = await runQuietly('npm', [
    'pack',
    ...options,
    ...folders.map((one) => path.resolve(one)),
  ])
  // as: the output of `npm pack --json`.
  return JSON.parse(said) as NpmPacked[]
}

/** Summary of a packed library. */
export function sayPacked({ file, bytes, unpackedBytes, fileCount }: Packed): string {
  const kb = (count: number) => `${(count / 1000).toFixed(0)} kB`
  return `${file}\n${kb(bytes)}, ${kb(unpackedBytes)} unpacked, ${fileCount} files`
}
