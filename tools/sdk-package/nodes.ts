import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runQuietly } from '../packing/run-quietly.ts'

const OLDEST = 20

/**
 * The oldest Node that the SDK promises to run on, as the lock file pins it, and the one that runs
 * this.
 *
 * @throws Error when there is no such Node for this machine: the promise cannot be shown then
 */
export async function findNodes(): Promise<{ oldest: string; present: string }> {
  const place = fileURLToPath(new URL('oldest-node/package.json', import.meta.url))
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const folder = path.join(path.dirname(place), 'node_modules', name)
  const pinned = path.join(folder, file)
  if (!existsSync(pinned)) throw new Error(`no Node ${OLDEST} for ${name}: ${pinned} is not there`)
  const version = await runQuietly(pinned, ['--version'])
  if (!version.startsWith(`v${OLDEST}.`)) throw new Error(`${pinned} is ${version}, not ${OLDEST}`)
  return { oldest: pinned, present: process.execPath }
}
