import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runQuietly } from '../packing/run-quietly.ts'

export type NodeName = 'oldest' | 'middle' | 'present'

/** Which major version stands behind a name, as the lock file pins it. */
const PINNED = { oldest: 20, middle: 22 } as const

/**
 * The Nodes that the SDK promises to run on: the oldest one, the long-lived one after it, and the
 * one that runs this.
 *
 * @throws Error when there is no such Node for this machine: the promise cannot be shown then
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
