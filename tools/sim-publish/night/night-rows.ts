import type { NightAccount } from './night-account.ts'

/** Rows of the lists as far as filters and acts read them. */
export type Row =
  | {
      readonly tag: 'attempt'
      readonly content: number
      readonly state: string
      readonly reconcile_after: string | null
    }
  | {
      readonly tag: 'item'
      readonly content: number
      readonly status: ItemStatus
      readonly isDoubled: boolean
    }
  | { readonly tag: 'account'; readonly content: null; readonly facts: Facts }

type ItemStatus = 'queued' | 'waiting' | 'refused' | 'published' | 'unknown' | 'needs_human'

type Facts = ReturnType<typeof factsOf>['facts']

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

export const attemptsOf = ({ ledger }: NightAccount): readonly Row[] =>
  ledger.attempts.map(({ content, state, reconcile_after: after }) => ({
    tag: 'attempt',
    content: content.id,
    state,
    reconcile_after: iso(after?.getTime() ?? null),
  }))

export const itemsOf = ({ ledger }: NightAccount): readonly Row[] =>
  // as: by the morning nothing is being sent any more, which the test holds.
  ledger.contents.map(({ id, status }) => ({
    tag: 'item',
    content: id,
    status: status as ItemStatus,
    isDoubled: ledger.attempts.some(
      ({ content, outcome }) => content.id === id && outcome === 'doubled',
    ),
  }))

export function factsOf(account: NightAccount) {
  const { ledger, expiresAt, permitted } = account
  return {
    tag: 'account' as const,
    content: null,
    facts: {
      permitted,
      expires_at: iso(expiresAt),
      cooldown_until: iso(ledger.cooldownUntil?.getTime() ?? null),
      queue_ended_why: ledger.queueEnded ? 'no permission' : null,
      day_task_count: 0,
      isUnattended: isUnattended(account),
    },
  }
}

const HOUR_MS = 3_600_000

/** Its items have been due for an hour, nothing holds them up, and nobody publishes them. */
function isUnattended({ ledger, expiresAt, permitted }: NightAccount): boolean {
  const { clock, contents, lease, queueEnded, cooldownUntil } = ledger
  const now = clock.now()
  const isOverdue = contents.some(
    ({ status, waitUntil }) =>
      (status === 'queued' || status === 'waiting') && waitUntil <= now - HOUR_MS,
  )
  const isStopped =
    queueEnded ||
    !permitted ||
    reached(iso(expiresAt), now) ||
    (cooldownUntil !== null && cooldownUntil.getTime() > now)
  return isOverdue && !isStopped && lease.expires_at.getTime() <= now
}

type Test = (row: Row, values: readonly string[], now: number) => boolean

const reached = (at: string | null, now: number) => at !== null && Date.parse(at) <= now

/** The filters of the lists that the waiting rules name. */
const FILTERS: Readonly<Record<string, Test>> = {
  'filter[state]': (row, values) => row.tag === 'attempt' && values.includes(row.state),
  'filter[status]': (row, values) => row.tag === 'item' && values.includes(row.status),
  'filter[cooling]': (row, [value], now) =>
    row.tag === 'account' &&
    String(row.facts.cooldown_until !== null && !reached(row.facts.cooldown_until, now)) === value,
  'filter[doubled]': (row, [value]) => row.tag === 'item' && String(row.isDoubled) === value,
  // No database is restored in this night.
  'filter[restored]': (row, [value]) => row.tag === 'account' && value === 'false',
  'filter[ended]': (row, [value]) =>
    row.tag === 'account' && String(row.facts.queue_ended_why !== null) === value,
  'filter[permitted]': (row, [value]) =>
    row.tag === 'account' && String(row.facts.permitted) === value,
  'filter[expired]': (row, [value], now) =>
    row.tag === 'account' && String(reached(row.facts.expires_at, now)) === value,
  'filter[expires_until]': (row, [until = '']) =>
    row.tag === 'account' &&
    row.facts.expires_at !== null &&
    Date.parse(row.facts.expires_at) < Date.parse(until),
  'filter[unattended]': (row, [value]) =>
    row.tag === 'account' && String(row.facts.isUnattended) === value,
  // Without a cap no queue is too short.
  'filter[short_queue]': (row, [value]) =>
    row.tag === 'account' && String(row.facts.day_task_count > 0) === value,
}

/** @throws RangeError for a filter that stands in no list here */
export function matches(row: Row, args: Readonly<Record<string, unknown>>, now: number): boolean {
  return Object.entries(args).every(([name, value]) => {
    const test = FILTERS[name]
    if (!test) throw new RangeError(`no filter ${name}`)
    const values = (Array.isArray(value) ? value : [value]).map(String)
    return test(row, values, now)
  })
}
