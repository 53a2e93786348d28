import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where finished exports lie, by key; a key is ours and never part of a request. */
export const exportPath = (filesDir: string, key: string): string => join(filesDir, 'exports', key)

/** A file being written; each try writes a new one. */
export async function beginFile(filesDir: string, key: string): Promise<string> {
  await mkdir(join(filesDir, 'exports'), { recursive: true, mode: 0o700 })
  const path = `${exportPath(filesDir, key)}.part`
  // Remove files of earlier tries.
  await rm(path, { force: true })
  return path
}

export const completeFile = (filesDir: string, key: string): Promise<void> =>
  rename(`${exportPath(filesDir, key)}.part`, exportPath(filesDir, key))

/** Of a try that does not go on. */
export const dropPart = (filesDir: string, key: string): Promise<void> =>
  rm(`${exportPath(filesDir, key)}.part`, { force: true })

export const removeFile = (filesDir: string, key: string): Promise<void> =>
  rm(exportPath(filesDir, key), { force: true })
