import { blockOf, itemClock } from '../../../apps/console/src/features/waiting-board/board-row.ts'
import {
  attemptActOf,
  nextActOf,
} from '../../../apps/console/src/features/waiting-board/next-act.ts'
import type { NextAct } from '../../../apps/console/src/features/waiting-board/next-act.ts'
import type { WaitKind } from '../../../apps/console/src/features/waiting/wait-rules.ts'
import type { Wait } from '../../../apps/console/src/features/waiting/waits.ts'
import { waitsOf } from '../../../apps/console/src/features/waiting/waits.ts'
import { ROUTE_RULES } from '../../../libs/acl/src/index.ts'
import type { NightAccount } from './night-account.ts'
import { attemptsOf, factsOf, itemsOf, matches } from './night-rows.ts'
import type { Row } from './night-rows.ts'

/** One line that a person finds, with the one thing to do about it. */
export type Found = {
  readonly kind: WaitKind
  /** Where the console shows it. */
  readonly address: string
  readonly account: string
  readonly content: number | null
  readonly act: NextAct | 'ask' | 'settle' | null
}

/** What waits for the lead of the team in the morning, by the rules and lists of the console. */
export function morningOf(accounts: readonly NightAccount[], now: number): readonly Found[] {
  const built = new Set(ROUTE_RULES.map(({ path }) => path))
  const person = { admin: false, roles: ['manager' as const] }
  return waitsOf({ person, built, now }).flatMap((wait) => foundIn(wait, accounts, now))
}

function foundIn(
  { kind, resource, args, address }: Wait,
  accounts: readonly NightAccount[],
  now: number,
): readonly Found[] {
  return accounts.flatMap((account) => {
    const rows = (ROWS[resource]?.(account, now) ?? []).filter((row) => matches(row, args, now))
    const base = { kind, address, account: account.fate.name }
    return rows.map((row) => ({ ...base, content: row.content, act: actOf(row, account, now) }))
  })
}

/** The lists that publishing fills; the others are empty in this night. */
const ROWS: Readonly<
  Partial<Record<Wait['resource'], (account: NightAccount, now: number) => readonly Row[]>>
> = {
  publish_attempts: attemptsOf,
  publish_contents: itemsOf,
  studio_accounts: (account) => [factsOf(account)],
}

const QUEUED = { status: 'queued' as const, wait_until: null, release_at: null }

function actOf(row: Row, account: NightAccount, now: number): Found['act'] {
  if (row.tag === 'attempt') return attemptActOf(row, now)
  const { facts } = factsOf(account)
  const block = blockOf(facts, now)
  if (row.tag === 'account' && block === null) return null
  const { status } = row.tag === 'item' ? row : QUEUED
  const item = { ...QUEUED, status }
  // Nothing but what the account itself tells holds its queue in this night.
  return nextActOf(item, itemClock(item, { account: facts, held: [] }, now))
}
