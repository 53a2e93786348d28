import type { RemoteCommand } from '../channels/remote-command.ts'
import type { CommandMemory, CommandRecord } from './command-memory.ts'

/** Ids are kept this long after their command expired: clocks differ. */
const KEEP_MS = 86_400_000

/** Commands that an earlier page, or this one while offline, left undone. Drops those that are too old. */
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
