import type { Permission } from '@omc/acl'
import type { RemoteCommandName } from '@omc/core'
import type { CommandPhase } from '../../db/publishing-tables.ts'

export const PHASES = ['issued', 'received', 'started', 'finished', 'refused', 'expired'] as const

export interface CommandRule {
  may: Permission
  /** The account's nickname has to be typed. */
  confirm: boolean
  /** Longest life, in seconds. */
  maxAgeS: number
}

const DAY_S = 86_400
const plain: CommandRule = { may: 'command:issue', confirm: false, maxAgeS: DAY_S }
/** What deletes is never left lying in an inbox. @source reliability T3 */
const destructive: CommandRule = { may: 'command:issue-destructive', confirm: true, maxAgeS: 60 }

export const COMMAND_RULES: Readonly<Record<RemoteCommandName, CommandRule>> = {
  start_publish: plain,
  open_page: plain,
  delete_all_contents: destructive,
  delete_today_contents: destructive,
  delete_unpass_contents: destructive,
  batch_smart_image_upload: plain,
  batch_carry_image_upload: plain,
}

type Acknowledged = 'received' | 'started' | 'finished' | 'refused'

const BEFORE: Readonly<Record<Acknowledged, readonly CommandPhase[]>> = {
  received: ['issued'],
  started: ['received'],
  finished: ['started'],
  refused: ['issued', 'received', 'started'],
}

/** A command goes forward only; the same word twice changes nothing. */
export const mayFollow = (from: CommandPhase, to: Acknowledged): boolean =>
  BEFORE[to].includes(from)
