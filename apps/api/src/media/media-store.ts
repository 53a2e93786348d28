import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps a file once under the hash of its bytes; the name of a file is never a path. */
export const uploadPath = (filesDir: string, sha256: string): string =>
  join(filesDir, 'uploads', sha256.slice(0, 2), sha256)

export async function keepFile(
  filesDir: string,
  { bytes, sha256 }: { bytes: Uint8Array; sha256: string },
): Promise<void> {
  const path = uploadPath(filesDir, sha256)
  if (await exists(path)) return
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
  // Another request may write the same file: the last one replaces it by the same bytes.
  const part = `${path}.${randomUUID()}.part`
  try {
    await writeFile(part, bytes, { mode: 0o600, flag: 'wx' })
    await rename(part, path)
  } finally {
    await rm(part, { force: true })
  }
}

export async function exists(path: string): Promise<boolean> {
  try {
    await stat(path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
