import type { CommandMemory, CommandRecord } from './command-memory.ts'
import type { RemoteCommand } from './remote-command.ts'

/** Ids are kept this long after their command expired: clocks differ. */
const KEEP_MS = 86_400_000

/** What an earlier page, or this one without a connection, left undone. Forgets what is too old. */
export async function undoneCommands(
  memory: CommandMemory,
  ownUid: string | null,
  now: number,
): Promise<readonly RemoteCommand[]> {
  const undone: RemoteCommand[] = []
  for (const record of await memory.list()) {
    if (record.expiresAt < now - KEEP_MS) await memory.remove(record.id)
    else if (record.uid === ownUid && record.state !== 'told') undone.push(commandOf(record))
  }
  return undone
}

/** Of what has begun only the end is still to be told: its content does not matter any more. */
function commandOf(record: CommandRecord): RemoteCommand {
  if (record.state === 'claimed') return record.command
  const { id, uid, expiresAt } = record
  const nothing = { name: '', params: {}, msg: '', issuer: '' }
  return { ...nothing, id, uid, expiresAt, issuedAt: 0 }
}
