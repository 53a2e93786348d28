import { join } from 'node:path'
import { Client } from 'pg'
import type { Keys } from '../../apps/api/src/auth/keys.ts'
import { startPostgres } from '../../apps/api/src/db/embedded/start-postgres.ts'
import type { Config } from '../../apps/api/src/kernel/config.ts'

export interface Owner {
  client: Client
  url: string
  close: () => Promise<void>
}

/**
 * Opens the database as its owner: the external one, or that of DATA_DIR, which is started if it
 * is not running and stopped again afterwards.
 */
export async function openOwner(config: Config, keys: Keys): Promise<Owner> {
  const postgres =
    config.databaseUrl === undefined
      ? await startPostgres({
          dataDir: join(config.dataDir, 'postgres'),
          superPassword: keys.derive('role-owner').toString('base64url'),
          log: { info: () => undefined, warn: (line) => console.warn(line) },
        })
      : undefined
  const url = config.databaseUrl ?? postgres?.url ?? ''
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return {
    client,
    url,
    async close() {
      await client.end()
      await postgres?.stop()
    },
  }
}
