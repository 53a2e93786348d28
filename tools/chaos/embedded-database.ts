import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createKeys } from '../../apps/api/src/auth/keys.ts'
import { readPostmasterLock } from '../../apps/api/src/db/embedded/postmaster-lock.ts'
import { probe } from '../../apps/api/src/db/embedded/probe.ts'
import { createTcpProxy } from '../../apps/api/test/reliability/tcp-proxy.ts'
import type { BreakableDatabase } from './breakable-database.ts'
import { SECRET_KEY, type Place } from './programs.ts'

const LOOK_EVERY_MS = 20

/**
 * The database that the server starts and supervises itself. It can only be killed; the server, or
 * its next start, restarts it.
 */
export type EmbeddedDatabase = Omit<BreakableDatabase, 'host'> & {
  readonly close: () => Promise<void>
}

/** Available once the server has started it; the address is stable, its own port may change. */
export async function createEmbeddedDatabase({ folder }: Place): Promise<EmbeddedDatabase> {
  const cluster = join(folder, 'data', 'postgres', 'cluster')
  const host = '127.0.0.1'
  const proxy = await createTcpProxy({ host, port: lockOf(cluster)?.port ?? 0 })
  const password = createKeys(SECRET_KEY).derive('role-owner').toString('base64url')
  const startedAt = Date.now()
  let upSince: number | null = startedAt
  const url = (port: number) => `postgresql://postgres:${password}@${host}:${port}/postgres`

  async function again(killed: number): Promise<void> {
    for (;;) {
      const lock = lockOf(cluster)
      if (lock && lock.pid !== killed && (await probe(url(lock.port))).tag === 'ready') {
        proxy.aim({ host, port: lock.port })
        upSince = Date.now()
        return
      }
      await wait(LOOK_EVERY_MS)
    }
  }

  return {
    url: () => url(proxy.port),
    upSince: () => upSince,
    // The starting server starts it too, so there is nothing to wait for.
    startableSince: () => startedAt,
    async breakDown() {
      const pid = lockOf(cluster)?.pid
      upSince = null
      if (pid !== undefined) kill(pid)
      return { back: again(pid ?? 0) }
    },
    close: () => proxy.close(),
  }
}

/** Current lock; a partial one, or one being removed, counts as none. */
function lockOf(cluster: string) {
  const lock = readPostmasterLock(cluster)
  return lock && lock.port > 0 ? lock : undefined
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It has just ended together with a killed server.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
