import { nextRun } from '../../../apps/api/src/workflows/next-run.ts'
import type { PlanTimes } from '../../../apps/api/src/workflows/next-run.ts'
import { seededRandom } from '../../../libs/core/src/testing/index.ts'
import { register } from '../ledger-calls.ts'
import { rested } from '../play.ts'
import { createWorldClock } from '../world-clock.ts'
import { MINUTE, openAccount, queueMore } from './night-account.ts'
import type { Fate, NightAccount } from './night-account.ts'
import { openProcess } from './night-executor.ts'
import type { NightProcess } from './night-executor.ts'
import { createLine } from './night-line.ts'
import type { Outage } from './night-line.ts'
import { SERVER_DEVICE } from './night-port.ts'

/** Feeds one account at its times. */
export type NightPlan = PlanTimes & {
  readonly name: string
  /** Place of its account in the list. */
  readonly account: number
  readonly batch: number
}

/** The script of a night; instants are epoch ms. */
export type NightScript = {
  readonly seed: number
  readonly from: number
  readonly until: number
  readonly fates: readonly Fate[]
  readonly plans: readonly NightPlan[]
  readonly outage?: Outage
  /** From when on the server is killed in the middle of a send, and how long it is away. */
  readonly restart?: { readonly at: number; readonly awayMs: number }
  /** What a person does at an instant. */
  readonly person?: {
    readonly at: number
    readonly acts: (accounts: readonly NightAccount[]) => void
  }
}

const ROUND_MS = 5_000
const NEVER: Outage = { from: Infinity, until: Infinity }
const CONSOLE_DEVICE = SERVER_DEVICE + 1

/** Plays a night without a person, from the evening to the morning. */
export async function playNight(script: NightScript): Promise<readonly NightAccount[]> {
  const { seed, from, until, fates, plans, outage, restart, person } = script
  const clock = createWorldClock(from)
  const chance = seededRandom(seed)
  const line = createLine(clock, chance, outage ?? NEVER)
  const accounts = fates.map((fate, at) => openAccount(clock, String(at + 1), fate))
  const due = new Map(plans.map((plan) => [plan, nextRun(plan, new Date(from))]))
  let process: NightProcess | null = openProcess(accounts, { clock, chance, line })
  if (restart) clock.at(restart.at, () => killWhileSending(restart.awayMs))
  if (person) clock.at(person.at, () => person.acts(accounts))
  for (const account of accounts) {
    const { seenAt } = account.fate
    if (seenAt !== undefined) clock.at(seenAt, () => lookIn(account))
  }
  round()
  while (clock.runNext(until)) await rested()
  process?.kill()
  return accounts

  /** The worst moment: a channel has got something, and nobody has written down what it said. */
  function killWhileSending(awayMs: number): void {
    const isSending = accounts.some(({ ledger }) =>
      ledger.attempts.some(({ state }) => state === 'submitting'),
    )
    if (!isSending) return void clock.at(clock.now() + 100, () => killWhileSending(awayMs))
    process?.kill()
    process = null
    clock.at(clock.now() + awayMs, () => {
      process = openProcess(accounts, { clock, chance, line })
    })
  }

  /** As the server's sweep: plans that are due, then accounts that have something to do. */
  function round(): void {
    clock.at(clock.now() + ROUND_MS, round)
    if (!process) return
    for (const plan of plans) {
      const at = due.get(plan)
      const account = accounts[plan.account]
      if (!at || !account || at.getTime() > clock.now()) continue
      queueMore(account, plan.batch)
      due.set(plan, nextRun(plan, new Date(clock.now())))
    }
    process.round()
  }
}

/** The console of a person: it connects as it is loaded, and lets go as it is closed. */
function lookIn({ ledger }: NightAccount): void {
  register(ledger, CONSOLE_DEVICE, true)
  Object.assign(ledger.lease, { device_id: null, expires_at: new Date(ledger.clock.now()) })
}

/** An instant of the night by the clock on the wall in Shanghai: `at('03:10')`. */
export function clockOf(evening: string): (time: string) => number {
  const midday = Date.parse(`${evening}T12:00:00+08:00`)
  return (time) => {
    const at = Date.parse(`${evening}T${time}:00+08:00`)
    return at < midday ? at + 1_440 * MINUTE : at
  }
}
