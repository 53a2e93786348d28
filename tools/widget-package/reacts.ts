import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { WIDGET } from './widget.ts'

/** A React version for consumers; packages are searched in its folders. */
export interface ReactAtHand {
  readonly version: string
  readonly isPresent: boolean
  readonly modules: readonly string[]
}

const PRESENT = path.join(WIDGET, '../../node_modules')
const OLDEST = fileURLToPath(new URL('oldest-react/node_modules', import.meta.url))

/** Oldest React version that the widget supports, and the current one. */
export async function findReacts(): Promise<readonly ReactAtHand[]> {
  return Promise.all([[OLDEST, PRESENT], [PRESENT]].map(withVersion))
}

async function withVersion(modules: readonly string[]): Promise<ReactAtHand> {
  const text = await readFile(path.join(modules[0] ?? '', 'react/package.json'), 'utf8')
  return { version: String(JSON.parse(text).version), isPresent: modules[0] === PRESENT, modules }
}
