import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface JsonFile<T> {
  /** Undefined if there is no file. */
  read: () => Promise<T | undefined>
  write: (value: T) => Promise<void>
}

interface Content<T> {
  /** Undefined for other content. */
  parse: (value: unknown) => T | undefined
  /** Error message for a damaged file, with the fix. */
  damaged: string
}

/**
 * A value in a file that only its owner reads. It is replaced in one step and stands on the disk
 * before it counts, so that a crash leaves the old one or the new one.
 *
 * @throws Error from `read` with `damaged` when the file is there and holds something else
 */
export function createJsonFile<T>(path: string, { parse, damaged }: Content<T>): JsonFile<T> {
  return {
    async read() {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      if (text === undefined) return undefined
      const value = parse(jsonOf(text))
      if (value === undefined) throw new Error(damaged)
      return value
    },
    async write(value) {
      await mkdir(dirname(path), { recursive: true })
      const next = `${path}.${process.pid}`
      const file = await open(next, 'w', 0o600)
      try {
        await file.writeFile(`${JSON.stringify(value, null, 2)}\n`)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(next, path)
    },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
