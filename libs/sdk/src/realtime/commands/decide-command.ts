import type { RemoteCommand } from '../channels/remote-command.ts'
import type { Acknowledgement, CommandRecord } from './command-memory.ts'

/** Fields of every record of a command. */
export type CommandKey = Pick<CommandRecord, 'id' | 'uid' | 'expiresAt'>

export const keyOf = ({ id, uid, expiresAt }: CommandKey): CommandKey => ({ id, uid, expiresAt })

interface LastWord<Tag> {
  readonly tag: Tag
  readonly key: CommandKey
  readonly last: Acknowledgement
}

/** `end`: a last word, kept first. `tell`: it is kept already. `claim`: ask the server for it. */
export type CommandDecision =
  | { readonly tag: 'drop'; readonly why: string }
  | LastWord<'end'>
  | LastWord<'tell'>
  | { readonly tag: 'claim'; readonly isNew: boolean }

export interface CommandSituation {
  /** This browser's record of the command; null without one. */
  readonly record: CommandRecord | null
  readonly ownUid: string | null
  /** Whether this program has a handler for the name. */
  readonly isHandled: boolean
}

/**
 * Decision about the command whose turn it is. Whether it has expired the server says when it is
 * claimed: the clock of this browser may be wrong.
 */
export function decideCommand(
  command: RemoteCommand,
  { record, ownUid, isHandled }: CommandSituation,
): CommandDecision {
  if (record && record.state !== 'claimed') return alreadyBegun(record)
  // Disconnected while it waited: it stays on the server for the next who connects.
  if (command.uid !== ownUid) return { tag: 'drop', why: 'other-uid' }
  if (!isHandled) return refuse(command, 'not-supported')
  return { tag: 'claim', isNew: record === null }
}

/** Begun and never ended: the tab died in the middle, and it may have had its effect. */
function alreadyBegun(record: Exclude<CommandRecord, { state: 'claimed' }>): CommandDecision {
  if (record.state === 'begun') return refuse(record, 'interrupted')
  if (record.state === 'ended') return { tag: 'tell', key: keyOf(record), last: record.last }
  return { tag: 'drop', why: 'double' }
}

export const refuse = (of: CommandKey, detail: string): LastWord<'end'> => ({
  tag: 'end',
  key: keyOf(of),
  last: { id: of.id, phase: 'refused', detail },
})
