import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runQuietly } from '../packing/run-quietly.ts'

export type NodeName = 'oldest' | 'middle' | 'present'

/** Major versions by name, pinned in the lock file. */
const PINNED = { oldest: 20, middle: 22 } as const

/**
 * Node versions that the SDK supports: the oldest one, the LTS version after it, and the one that
 * runs this.
 *
 * @throws Error when one is unavailable on this machine, because support cannot be proved then
 */
export async function findNodes(): Promise<Readonly<Record<NodeName, string>>> {
  const [oldest, middle] = await Promise.all([findPinned('oldest'), findPinned('middle')])
  return { oldest, middle, present: process.execPath }
}

async function findPinned(which: keyof typeof PINNED): Promise<string> {
  const major = PINNED[which]
  const place = fileURLToPath(new URL(`${which}-node/package.json`, import.meta.url))
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const pinned = path.join(path.dirname(place), 'node_modules', name, file)
  if (!existsSync(pinned)) throw new Error(`no Node ${major} for ${name}: ${pinned} is not there`)
  const version = await runQuietly(pinned, ['--version'])
  if (!version.startsWith(`v${major}.`)) throw new Error(`${pinned} is ${version}, not ${major}`)
  return pinned
}
