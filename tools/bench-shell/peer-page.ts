import { execFile } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packFiles } from '../../apps/console/packed-files-plugin.ts'
import { installLocked } from '../packing/install-locked.ts'

const FILES = [
  'package.json',
  'package-lock.json',
  'vite.config.mjs',
  'index.html',
  'main.jsx',
  'content-list.jsx',
  'api.js',
  'auth-provider.js',
  'data-provider.js',
]

export const PEER_PATH = '/react-admin/index.html#/carry_contents'
/** Checkbox of the first row; the table head has one too. */
export const PEER_USABLE = 'tbody input[type="checkbox"]:not(:disabled)'

/**
 * Adds the same list in react-admin to the served folder: installed and built in the user's cache,
 * once per lock file and source, and compressed like the console.
 *
 * @throws Error when its packages cannot be fetched
 */
export async function addPeer(folder: string): Promise<void> {
  const from = join(import.meta.dirname, '../bench/peers/react-admin')
  const peer = await installLocked({ name: 'react-admin', from, files: FILES })
  const dist = join(peer, 'dist')
  if (!existsSync(dist)) await build(peer, dist)
  cpSync(dist, join(folder, 'react-admin'), { recursive: true })
}

async function build(peer: string, dist: string): Promise<void> {
  const part = `${dist}.part-${process.pid}`
  const vite = join(peer, 'node_modules/vite/bin/vite.js')
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', part], { cwd: peer })
  await packFiles(part)
  await rename(part, dist)
}
