import { spawnSync } from 'node:child_process'

/**
 * As whom the database programs run. PostgreSQL refuses the administrator, so a root process
 * maps itself to `nobody` in a user namespace (files stay root's, a closed home is no obstacle),
 * or takes another uid where namespaces are forbidden.
 */
export type RunAs =
  | { tag: 'self' }
  | { tag: 'namespace' }
  | { tag: 'user'; uid: number; gid: number }

const NOBODY = 65534
const UNSHARE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--']

/** Chooses the way that this machine allows. */
export function chooseRunAs(): RunAs {
  if (process.getuid?.() !== 0) return { tag: 'self' }
  const trial = spawnSync('unshare', [...UNSHARE, 'true'], { stdio: 'ignore' })
  if (trial.status === 0) return { tag: 'namespace' }
  return { tag: 'user', uid: NOBODY, gid: NOBODY }
}

/** The command line and the spawn options that run `program` that way; the pid stays the program's. */
export function commandFor(runAs: RunAs, program: string, args: string[]) {
  if (runAs.tag === 'namespace') {
    return { file: 'unshare', args: [...UNSHARE, program, ...args], options: {} }
  }
  const options = runAs.tag === 'user' ? { uid: runAs.uid, gid: runAs.gid } : {}
  return { file: program, args, options }
}

/** The uid that must own the data files on the host, undefined where it cannot differ from ours. */
export function ownerOf(runAs: RunAs): { uid: number; gid: number } | undefined {
  if (runAs.tag === 'user') return { uid: runAs.uid, gid: runAs.gid }
  return runAs.tag === 'namespace' ? { uid: 0, gid: 0 } : undefined
}
