import type { Random } from '@omc/core'
import { toFrameContent, withFlags } from '../runtime/publish-item.ts'
import { fault, verdictOf, type Fault } from './faults.ts'
import { forecast, type Turn } from './forecast.ts'
import { itemFaults } from './item-faults.ts'
import type {
  RehearsalAccount,
  RehearsalBatch,
  RehearsalItem,
  RehearsedItem,
} from './rehearsal-types.ts'

/** Begins the attempt key of a payload that is not sent. */
const REHEARSAL_KEY = 'rehearsal-'

/**
 * A batch as it would be published: the payload of each item, the problems it would meet and its
 * turn. It has no port: nothing can be sent or written here.
 *
 * @param random  draws the goods of a payload, as a run does
 * @source console behaviours B-194; domain: publish ledger, pacing
 */
export function rehearse(batch: RehearsalBatch, random: Random): readonly RehearsedItem[] {
  const { items, accounts, rules, flags, now } = batch
  const accountOf = new Map(accounts.map((account) => [account.id, account]))
  const ruleOf = new Map(rules.map((rule) => [rule.channel, rule]))
  const fixed = items.map((item) => {
    const account = accountOf.get(item.accountId ?? '')
    return {
      item,
      account,
      faults: itemFaults(item, { account, rule: ruleOf.get(item.channel), now }),
    }
  })
  const goes = fixed.filter(({ faults }) => verdictOf(faults) !== 'refused')
  // A paused item has no turn until somebody resumes it.
  const turns = turnsOf(
    goes.filter(({ item }) => item.state !== 'paused'),
    batch,
  )
  const repeated = repeatsIn(goes.map(({ item }) => item))
  return fixed.map(({ item, account, faults }) => {
    const turn = turns.get(item.id)
    const all = [
      ...faults,
      ...(turn?.waits ?? []),
      ...(turn ? loginEnds(account, turn) : []),
      ...(repeated.has(item.id) ? [fault('twice')] : []),
    ]
    const payload = toFrameContent(
      withFlags({ ...item, attemptKey: `${REHEARSAL_KEY}${item.id}` }, flags),
      random,
    )
    return { item, payload, faults: all, verdict: verdictOf(all), dueAt: turn?.dueAt ?? null }
  })
}

type Going = { readonly item: RehearsalItem; readonly account: RehearsalAccount | undefined }

function turnsOf(
  goes: readonly Going[],
  { accounts, now, paceMs }: RehearsalBatch,
): ReadonlyMap<string, Turn> {
  return new Map(
    accounts.flatMap((account) => [
      ...forecast(
        goes.filter((one) => one.account === account).map(({ item }) => item),
        account,
        { now, paceMs },
      ),
    ]),
  )
}

/** The login of the account would end before the turn comes. */
function loginEnds(account: RehearsalAccount | undefined, { dueAt }: Turn): readonly Fault[] {
  const until = account?.expiresAt ?? null
  return until !== null && until <= dueAt ? [fault('login_ends', { until })] : []
}

/** Items that repeat the title and the pictures of an earlier one for the same account. */
function repeatsIn(items: readonly RehearsalItem[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { id, accountId, title, images } of items) {
    const key = JSON.stringify([accountId, title.trim(), images])
    if (seen.has(key)) repeated.add(id)
    seen.add(key)
  }
  return repeated
}
