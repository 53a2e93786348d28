import type { Selectable } from 'kysely'
import type { CommandsTable } from '../../db/publishing-tables.ts'
import { problem } from '../../kernel/problem.ts'
import type { LedgerWork } from '../ledger/ledger-work.ts'

/** Detail of a command that its sender, or somebody else who may send it, has taken back. */
const WITHDRAWN = 'withdrawn'

/**
 * Takes a command back that no device has begun. A device that has received it is refused its start.
 * Twice changes nothing.
 *
 * @param command  its row, locked
 * @throws Problem 409 `command_begun`
 */
export async function withdraw(
  work: LedgerWork,
  command: Selectable<CommandsTable>,
): Promise<void> {
  const { id, phase, detail, business_team_id: teamId, uid } = command
  if (phase === 'refused' && detail === WITHDRAWN) return
  if (phase !== 'issued' && phase !== 'received') throw problem('command_begun')
  const said = { phase: 'refused', detail: WITHDRAWN } as const
  await work.db
    .updateTable('commands')
    .set({
      ...said,
      phases: JSON.stringify([...command.phases, { ...said, at: work.now.toISOString() }]),
      updated_at: work.now,
    })
    .where('id', '=', id)
    .execute()
  work.announce(teamId, uid, { id: String(id), ...said, uid })
}
