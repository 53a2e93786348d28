import { join } from 'node:path'
import { createJsonFile } from '../disk/json-file.ts'
import type { Head, Heads, HeadStore } from './heads.ts'

export const headFilePath = (dataDir: string) => join(dataDir, 'audit-head.json')

/**
 * The heads in a file of the server's data folder.
 *
 * @throws Error when the file is there and is no list of heads: evidence is never overwritten
 */
export function createHeadFile(path: string): HeadStore {
  return createJsonFile(path, {
    parse: (value) => (isHeads(value) ? value : undefined),
    damaged: `审计链首文件已损坏\nthe file of the audit heads is damaged: ${path}`,
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isHeads = (value: unknown): value is Heads =>
  isRecord(value) &&
  typeof value.current === 'string' &&
  isRecord(value.chains) &&
  Object.values(value.chains).every(isHead)

const isHead = (value: unknown): value is Head =>
  isRecord(value) &&
  typeof value.sequence === 'number' &&
  typeof value.hash === 'string' &&
  typeof value.sealedAt === 'string'
