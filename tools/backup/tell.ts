import { EmbeddedPostgresError } from '../../apps/api/src/db/embedded/embedded-postgres-error.ts'
import { ConfigError } from '../../apps/api/src/kernel/config.ts'
import { BackupError } from '../../apps/api/src/restore/backup-format.ts'

/** One clear line for what a person can mend; the whole story for what is ours. */
export function tell(error: unknown): number {
  const isTheirs =
    error instanceof BackupError ||
    error instanceof ConfigError ||
    error instanceof EmbeddedPostgresError
  console.error('✗', isTheirs ? error.message : error)
  return 1
}
