import type { Words } from '@omc/core'
import type { RuleName } from '@omc/core/rules'

/** `refused`: it is not published as it stands; `later`: it goes, but not in its turn; `note`: it goes. */
export type FaultLevel = 'refused' | 'later' | 'note'

/** What a person does about a fault. */
export type NextAct = 'edit' | 'login' | 'account' | 'channel' | 'console' | 'resolve' | 'none'

type Kind = { readonly level: FaultLevel; readonly next: NextAct }

/** Every problem an item can meet, apart from the rules of its channel, with the next act. */
const FAULT_KINDS = {
  held: { level: 'refused', next: 'none' },
  undecided: { level: 'refused', next: 'resolve' },
  done: { level: 'refused', next: 'none' },
  was_refused: { level: 'refused', next: 'edit' },
  withdrawn: { level: 'refused', next: 'none' },
  already_queued: { level: 'refused', next: 'none' },
  not_publishable: { level: 'refused', next: 'none' },
  no_account: { level: 'refused', next: 'none' },
  login_expired: { level: 'refused', next: 'login' },
  no_permission: { level: 'refused', next: 'account' },
  queue_ended: { level: 'refused', next: 'account' },
  channel_off: { level: 'refused', next: 'channel' },
  restored: { level: 'refused', next: 'console' },
  server_hidden: { level: 'refused', next: 'account' },
  not_by_server: { level: 'refused', next: 'account' },
  server_away: { level: 'later', next: 'account' },
  channel_away: { level: 'later', next: 'channel' },
  other_executor: { level: 'later', next: 'console' },
  by_server: { level: 'note', next: 'none' },
  no_title: { level: 'refused', next: 'edit' },
  no_content: { level: 'refused', next: 'edit' },
  unknown_channel: { level: 'refused', next: 'none' },
  stand_in_refused: { level: 'refused', next: 'edit' },
  paused: { level: 'later', next: 'none' },
  cooldown: { level: 'later', next: 'none' },
  daily_cap: { level: 'later', next: 'account' },
  quiet_hours: { level: 'later', next: 'account' },
  not_released: { level: 'later', next: 'edit' },
  item_waiting: { level: 'later', next: 'none' },
  account_unseen: { level: 'note', next: 'none' },
  stand_in_check: { level: 'note', next: 'none' },
  stand_in_silent: { level: 'note', next: 'none' },
  gap: { level: 'note', next: 'none' },
  login_ends: { level: 'note', next: 'login' },
  goods_drawn: { level: 'note', next: 'none' },
  twice: { level: 'note', next: 'edit' },
} as const satisfies Readonly<Record<string, Kind>>

export type FaultKind = keyof typeof FAULT_KINDS
export type FaultCode = FaultKind | RuleName

export type Fault = Kind & {
  readonly code: FaultCode
  /** What exactly, in the words of a rule or of the stand-in; null where the code says all. */
  readonly said: Words | null
  /** Epoch ms until which it holds; null where no clock ends it. */
  readonly until: number | null
}

type Details = Partial<Pick<Fault, 'said' | 'until'>>

export const fault = (code: FaultKind, { said = null, until = null }: Details = {}): Fault => ({
  ...FAULT_KINDS[code],
  code,
  said,
  until,
})

export type Verdict = 'passes' | 'later' | 'refused'

export function verdictOf(faults: readonly Pick<Fault, 'level'>[]): Verdict {
  if (faults.some(({ level }) => level === 'refused')) return 'refused'
  return faults.some(({ level }) => level === 'later') ? 'later' : 'passes'
}
