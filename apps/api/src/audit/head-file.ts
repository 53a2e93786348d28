import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Head, Heads, HeadStore } from './heads.ts'

export const headFilePath = (dataDir: string) => join(dataDir, 'audit-head.json')

/**
 * The heads in a file of the server's data folder, replaced in one step and on the disk before it
 * counts.
 *
 * @throws Error when the file is there and is no list of heads: evidence is never overwritten
 */
export function createHeadFile(path: string): HeadStore {
  return {
    async read() {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      return text === undefined ? undefined : parse(text, path)
    },
    async write(heads) {
      await mkdir(dirname(path), { recursive: true })
      const next = `${path}.next`
      const file = await open(next, 'w', 0o600)
      try {
        await file.writeFile(`${JSON.stringify(heads, null, 2)}\n`)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(next, path)
    },
  }
}

function parse(text: string, path: string): Heads {
  const damaged = new Error(`审计链首文件已损坏 / the file of the audit heads is damaged: ${path}`)
  try {
    const value: unknown = JSON.parse(text)
    if (isHeads(value)) return value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw damaged
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
