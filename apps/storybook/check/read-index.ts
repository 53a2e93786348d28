import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the built catalogue. */
export const CATALOGUE = join(import.meta.dirname, '../dist')

export type Entry = {
  readonly type: 'story' | 'docs'
  readonly id: string
  readonly title: string
  readonly name: string
  /** Path relative to the folder of the catalogue. */
  readonly importPath: string
  readonly tags: readonly string[]
}

/**
 * The pages of the built catalogue.
 *
 * @throws when the catalogue is not built
 */
export function readIndex(): readonly Entry[] {
  const file = join(CATALOGUE, 'index.json')
  if (!existsSync(file)) throw new Error('the catalogue is not built: nx build storybook')
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.values(entries)
}
