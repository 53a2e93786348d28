import { createJsonFile, type JsonFile } from '../disk/json-file.ts'
import type { Witness } from './witness.ts'

export type WitnessStore = JsonFile<Witness>

/**
 * The witness in a file.
 *
 * @throws Error when the file is there and is no witness
 */
export function createWitnessFile(path: string): WitnessStore {
  return createJsonFile(path, {
    parse,
    damaged: `WITNESS_FILE 已损坏：${path}，确认数据没有回退后可删除它\nWITNESS_FILE is damaged: ${path}; delete it when the data has not gone back in time`,
  })
}

function parse(value: unknown): Witness | undefined {
  const { life, attempt }: Record<string, unknown> = Object(value)
  return typeof life === 'string' && typeof attempt === 'number' ? { life, attempt } : undefined
}
