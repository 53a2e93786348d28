import { open, readFile, rename } from 'node:fs/promises'
import type { Witness } from './witness.ts'

export interface WitnessStore {
  /** Undefined when there is none. */
  read: () => Promise<Witness | undefined>
  write: (witness: Witness) => Promise<void>
}

/**
 * The witness in a file, replaced in one step and on the disk before it counts.
 *
 * @throws Error when the file is there and is no witness
 */
export function createWitnessFile(path: string): WitnessStore {
  return {
    async read() {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      return text === undefined ? undefined : parse(text, path)
    },
    async write(witness) {
      const next = `${path}.${process.pid}`
      const file = await open(next, 'w', 0o600)
      try {
        await file.writeFile(`${JSON.stringify(witness)}\n`)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(next, path)
    },
  }
}

function parse(text: string, path: string): Witness {
  try {
    const { life, attempt }: Record<string, unknown> = Object(JSON.parse(text))
    if (typeof life === 'string' && typeof attempt === 'number') return { life, attempt }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Error(
    `WITNESS_FILE 已损坏：${path}，确认数据没有回退后可删除它 / WITNESS_FILE is damaged: ${path}; delete it when the data has not gone back in time`,
  )
}
