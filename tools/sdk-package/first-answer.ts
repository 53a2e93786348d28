import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { install, type Registry } from '../packing/local-registry.ts'
import { runQuietly } from '../packing/run-quietly.ts'
import { SDK } from './sdk.ts'

/** Maximum time from an empty folder to the first real answer, ms. */
export const FIRST_ANSWER_MS = 120_000

/**
 * First steps of the README: installs the packed SDK into an empty folder, saves the first example
 * and runs it against the product.
 *
 * @param work parent of the new folder
 * @returns output of the example
 */
export async function firstAnswer(
  { registry, tarball, node, server }: Newcomer,
  work: string,
): Promise<string> {
  const folder = path.join(work, 'empty')
  await mkdir(folder)
  await install(folder, registry, path.join(work, 'cache-empty'), [tarball])
  const readme = await readFile(path.join(SDK, 'README.md'), 'utf8')
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []
  await writeFile(path.join(folder, 'first.mjs'), example)
  const env = { ...process.env, OMC_URL: server }
  return runQuietly(node, ['first.mjs'], { cwd: folder, env })
}

export interface Newcomer {
  readonly registry: Registry
  readonly tarball: string
  readonly node: string
  readonly server: string
}
