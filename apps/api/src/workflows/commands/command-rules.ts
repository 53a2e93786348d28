import type { Permission } from '@omc/acl'
import { COMMAND_ROWS, type CommandRow, type RemoteCommandName } from '@omc/core'
import type { CommandPhase } from '../../db/publishing-tables.ts'

export const PHASES = ['issued', 'received', 'started', 'finished', 'refused', 'expired'] as const

export interface CommandRule {
  may: Permission
  /** The account's nickname has to be typed. */
  confirm: boolean
  /** Longest life, in seconds. */
  maxAgeS: number
}

/** Commands that delete are never left in an inbox. @source reliability T3 */
const BY_DANGER: Readonly<Record<CommandRow['danger'], Omit<CommandRule, 'may'>>> = {
  none: { confirm: false, maxAgeS: 86_400 },
  deletes: { confirm: true, maxAgeS: 60 },
}

// as: one entry for every row.
export const COMMAND_RULES = Object.fromEntries(
  COMMAND_ROWS.map(({ name, may, danger }) => [name, { may, ...BY_DANGER[danger] }]),
) as Readonly<Record<RemoteCommandName, CommandRule>>

/** What a device says of a command. */
export type Acknowledged = 'received' | 'started' | 'finished' | 'refused'

const BEFORE: Readonly<Record<Acknowledged, readonly CommandPhase[]>> = {
  received: ['issued'],
  started: ['received'],
  finished: ['started'],
  refused: ['issued', 'received', 'started'],
}

/** A command only moves forward; repeated reports change nothing. */
export const mayFollow = (from: CommandPhase, to: Acknowledged): boolean =>
  BEFORE[to].includes(from)
