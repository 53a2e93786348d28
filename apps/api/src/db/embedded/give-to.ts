import { lchownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Changes the owner of a file or folder tree if needed. */
export function giveTo(owner: { uid: number; gid: number } | undefined, path: string): void {
  if (owner === undefined) return
  const stat = lstatSync(path)
  if (stat.uid !== owner.uid) lchownSync(path, owner.uid, owner.gid)
  if (!stat.isDirectory()) return
  for (const name of readdirSync(path)) giveTo(owner, join(path, name))
}
