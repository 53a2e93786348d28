import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where finished exports lie, by key; a key is ours and never part of a request. */
export const exportPath = (dataDir: string, key: string): string => join(dataDir, 'exports', key)

/** A file that is being written; each try writes one of its own. */
export async function beginFile(dataDir: string, key: string): Promise<string> {
  await mkdir(join(dataDir, 'exports'), { recursive: true, mode: 0o700 })
  const path = `${exportPath(dataDir, key)}.part`
  // What an earlier try left behind.
  await rm(path, { force: true })
  return path
}

export const completeFile = (dataDir: string, key: string): Promise<void> =>
  rename(`${exportPath(dataDir, key)}.part`, exportPath(dataDir, key))

/** Of a try that does not go on. */
export const dropPart = (dataDir: string, key: string): Promise<void> =>
  rm(`${exportPath(dataDir, key)}.part`, { force: true })

export const removeFile = (dataDir: string, key: string): Promise<void> =>
  rm(exportPath(dataDir, key), { force: true })
