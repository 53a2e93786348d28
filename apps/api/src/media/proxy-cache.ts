import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MEDIA_TYPES, type MediaType } from './media-kind.ts'

export interface CachedMedia {
  path: string
  type: MediaType
}

export interface ProxyCache {
  find: (url: string, now: Date) => Promise<CachedMedia | undefined>
  keep: (
    url: string,
    file: { bytes: Uint8Array; type: MediaType; now: Date },
  ) => Promise<CachedMedia>
  /** Removes the least recently used files until the rest fits. */
  trim: (maxBytes: number) => Promise<void>
}

/** Lifetime of a cached picture, ms: the original may change. */
const FRESH_MS = 24 * 3_600_000

const extensions = Object.keys(MEDIA_TYPES) as MediaType[]
const fileOf = (url: string, type: MediaType) =>
  `${createHash('sha256').update(url).digest('hex')}.${type.replace('/', '-')}`

/** Files of other addresses, kept for a while under the hash of their address. */
export function createProxyCache(dataDir: string): ProxyCache {
  const folder = join(dataDir, 'media-cache')
  return {
    async find(url, now) {
      for (const type of extensions) {
        const path = join(folder, fileOf(url, type))
        const facts = await factsOf(path)
        if (!facts || now.getTime() - facts.mtimeMs > FRESH_MS) continue
        await utimes(path, now, facts.mtime)
        return { path, type }
      }
      return undefined
    },
    async keep(url, { bytes, type, now }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, fileOf(url, type))
      const part = join(folder, `${randomUUID()}.part`)
      await writeFile(part, bytes, { mode: 0o600, flag: 'wx' })
      await utimes(part, now, now)
      await rename(part, path)
      return { path, type }
    },
    async trim(maxBytes) {
      const files = await filesIn(folder)
      let size = files.reduce((sum, file) => sum + file.size, 0)
      for (const file of files.toSorted((a, b) => a.usedMs - b.usedMs)) {
        if (size <= maxBytes) return
        await rm(file.path, { force: true })
        size -= file.size
      }
    },
  }
}

async function factsOf(path: string) {
  try {
    return await stat(path)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function filesIn(folder: string) {
  try {
    const names = await readdir(folder)
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name)
        const facts = await factsOf(path)
        return facts ? [{ path, size: facts.size, usedMs: facts.atimeMs }] : []
      }),
    )
    return found.flat()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
