import { readdir, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'

/** File types that compress well; images are compressed already. */
const TEXTS = /\.(js|css|svg|webmanifest)$/
/** Smaller files fit into one packet uncompressed, bytes. */
const MIN_BYTES = 1_000

/**
 * Writes a `.br` and a `.gz` copy next to each file of a build: the server sends the one that the
 * browser accepts and compresses nothing at request time.
 *
 * @source ux: budgets are of packed bytes
 */
export function packedFiles(): Plugin {
  return {
    name: 'omc:packed-files',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }) {
      if (dir) await packFiles(dir)
    },
  }
}

/** Writes the compressed copies for any folder, on every core. */
export async function packFiles(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const texts = entries.filter((entry) => entry.isFile() && TEXTS.test(entry.name))
  const files = await Promise.all(
    texts.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      return { path, bytes: (await stat(path)).size }
    }),
  )
  const large = files.filter(({ bytes }) => bytes >= MIN_BYTES)
  await Promise.all(shares(large, availableParallelism()).map(packInThread))
}

/** Shares files among threads: the largest go first and in turn, so that all end together. */
function shares(files: readonly { path: string; bytes: number }[], threads: number): string[][] {
  const paths = files.toSorted((a, b) => b.bytes - a.bytes).map(({ path }) => path)
  const each = Array.from({ length: threads }, (_, thread) =>
    paths.filter((_path, at) => at % threads === thread),
  )
  return each.filter((share) => share.length > 0)
}

function packInThread(paths: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./pack-files-thread.ts', import.meta.url), {
      workerData: paths,
    })
    thread.once('error', reject)
    thread.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`packing ended with code ${code}`)),
    )
  })
}
