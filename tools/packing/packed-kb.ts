import { existsSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/**
 * Size of a built file as the server sends it, kB of 1000 bytes: that of the packed copy beside it;
 * small files have none.
 */
export function packedKb(file: string): number {
  const copy = `${file}.gz`
  const bytes = existsSync(copy) ? statSync(copy).size : gzipSync(readFileSync(file)).length
  return bytes / 1000
}
