import { mkdir, open, readFile, readdir, rename, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { wordToKeep } from '../../libs/publisher/src/index.ts'
import type { Outbox, PublishResult } from '../../libs/publisher/src/index.ts'

/**
 * Results of attempts, one file each, that survive the end of the process: written to a temporary
 * file, synced, then renamed, so a file is complete or absent. Keys are UUIDs.
 */
export async function openFileOutbox(folder: string): Promise<Outbox> {
  await mkdir(folder, { recursive: true })
  // A file left half-written by a kill was never acknowledged.
  for (const name of await readdir(folder)) {
    if (name.endsWith('.part')) await unlink(join(folder, name))
  }
  const fileOf = (attemptKey: string) => join(folder, `${encodeURIComponent(attemptKey)}.json`)

  /** One after the other: between reading and writing nobody else writes. */
  let last: Promise<unknown> = Promise.resolve()

  async function putWord(said: PublishResult): Promise<PublishResult> {
    const file = fileOf(said.attemptKey)
    const word = wordToKeep(await readRow(file), said)
    await writeSynced(`${file}.part`, word)
    await rename(`${file}.part`, file)
    return word
  }

  return {
    put(result) {
      const mine = last.then(() => putWord(result))
      last = mine.catch(() => null) // The caller hears the error; the next one must not.
      return mine
    },
    async probe() {
      const file = join(folder, 'probe.part')
      await writeSynced(file, 'x'.repeat(2_000))
      await unlink(file)
    },
    list: () => readOutbox(folder),
    async remove(attemptKey) {
      await unlink(fileOf(attemptKey)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
    },
  }
}

async function writeSynced(file: string, content: unknown): Promise<void> {
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(JSON.stringify(content))
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Current content of an outbox, read while its process may run. */
export async function readOutbox(folder: string): Promise<readonly PublishResult[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const rows = await Promise.all(names.map((name) => readRow(join(folder, name))))
  return rows.filter((row) => row !== null)
}

async function readRow(file: string): Promise<PublishResult | null> {
  try {
    // as: only `put` writes these files.
    return JSON.parse(await readFile(file, 'utf8')) as PublishResult
  } catch (error) {
    // Removed after the folder was read: the server has the result.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
