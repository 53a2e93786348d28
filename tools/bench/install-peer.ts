import { join } from 'node:path'
import { installLocked } from '../packing/install-locked.ts'

/**
 * Installs a program to compare ours with.
 *
 * @returns its server's file @throws Error when its packages cannot be fetched
 */
export async function installPeer(name: string): Promise<string> {
  const folder = await installLocked({
    name,
    from: join(import.meta.dirname, 'peers', name),
    files: ['package.json', 'package-lock.json', 'server.mjs'],
  })
  return join(folder, 'server.mjs')
}
