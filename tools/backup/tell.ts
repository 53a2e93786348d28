import { EmbeddedPostgresError } from '../../apps/api/src/db/embedded/embedded-postgres-error.ts'
import { ConfigError } from '../../apps/api/src/kernel/config.ts'
import { BackupError } from '../../apps/api/src/restore/backup-format.ts'

/** Prints one line for errors that people can correct, and the full error for our faults. */
export function tell(error: unknown): number {
  const isTheirs =
    error instanceof BackupError ||
    error instanceof ConfigError ||
    error instanceof EmbeddedPostgresError
  console.error('✗', isTheirs ? error.message : error)
  return 1
}
