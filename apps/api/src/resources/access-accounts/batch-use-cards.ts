import { type Saying, says } from '@omc/core/problems'
import { sql } from 'kysely'
import type { ChannelAddress, ChannelGateway } from '../../gateway/gateway.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { onlySaid } from '../../kernel/problem.ts'
import { channelRefusal } from '../../workflows/channel-refusal.ts'
import { findLogin } from './look-lists.ts'

interface Input {
  feed_ids: string[]
  flow_cards: string[]
}
interface Pair {
  feed_id: string
  card_id: string
}
interface Use extends Pair {
  id: number
  key: string
}
/** Result of one pair. */
type Outcome =
  | { tag: 'used'; left: number | null }
  | ({ tag: 'refused' } & Saying)
  | { tag: 'unknown'; saying: Saying }
  /** Certainly not sent: it may be tried again. */
  | { tag: 'not_sent'; saying: Saying }
interface Sent {
  use: Use
  outcome: Outcome
}
interface Found {
  kept: { pair: Pair; state: string }[]
  sent: Sent[]
}

/**
 * Writes every pair down with its key, then sends them one after the other. What is written and has
 * no answer (a crash, a lost answer) stays `sending` or `unknown`, and neither is sent again: a
 * card that is spent twice cannot be had back.
 *
 * @source domain: publish ledger (a lost answer is unknown, never a retry)
 */
export async function prepareCards(
  context: Context,
  { id, input }: { id: number; input: Input },
): Promise<() => Promise<Found>> {
  const { uid, channel, business_team_id: teamId } = await findLogin(context, id)
  const pairs = input.feed_ids.flatMap((feed_id) =>
    input.flow_cards.map((card_id) => ({ feed_id, card_id })),
  )
  const { rows: uses } = await sql<Use>`
    insert into access_account_card_uses
      (business_team_id, access_account_id, user_id, feed_id, card_id, created_at, updated_at)
    select ${teamId}, ${id}, ${actorOf(context).userId}, p.feed_id, p.card_id, ${context.now}, ${context.now}
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p (feed_id text, card_id text)
    on conflict (access_account_id, feed_id, card_id) do update
      set state = 'sending', key = gen_random_uuid(), updated_at = ${context.now}
      where access_account_card_uses.state = 'refused'
    returning id, feed_id, card_id, key`.execute(context.db)
  const mine = new Set(uses.map(keyOf))
  const others = pairs.filter((pair) => !mine.has(keyOf(pair)))
  const states = await statesOf(context, id)
  const kept = others.map((pair) => ({ pair, state: states.get(keyOf(pair)) ?? 'sending' }))
  const { gateway } = context.services
  return async () => ({ kept, sent: await sendAll(gateway, channel, uid, uses) })
}

const keyOf = ({ feed_id, card_id }: Pair) => JSON.stringify([feed_id, card_id])

async function statesOf({ db }: Context, accountId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('access_account_card_uses')
    .select(['feed_id', 'card_id', 'state'])
    .where('access_account_id', '=', accountId)
    .execute()
  return new Map(rows.map((row) => [keyOf(row), row.state]))
}

/** Once the platform does not answer, nothing more is sent into the dark. */
async function sendAll(
  gateway: ChannelGateway,
  channel: ChannelAddress,
  uid: string,
  uses: readonly Use[],
): Promise<Sent[]> {
  const sent: Sent[] = []
  let away: Saying | undefined
  for (const use of uses) {
    const outcome: Outcome =
      away === undefined
        ? await sendOne(gateway, channel, uid, use)
        : { tag: 'not_sent', saying: away }
    if (outcome.tag === 'unknown') away = outcome.saying
    sent.push({ use, outcome })
  }
  return sent
}

async function sendOne(
  gateway: ChannelGateway,
  channel: ChannelAddress,
  uid: string,
  { feed_id, card_id, key }: Use,
): Promise<Outcome> {
  try {
    const answer = await gateway.useCard(channel, uid, { feed_id, card_id, key })
    return { tag: 'used', left: answer.left_count }
  } catch (error) {
    const no = channelRefusal(error)
    // Without a definite no the card may be spent.
    return no.tag === 'refused' ? no : { tag: 'unknown', saying: onlySaid(no) }
  }
}

/** Stores the result of each pair, and answers with all of them. */
export async function batchUseCards(context: Context, { id, found }: { id: number; found: Found }) {
  const succeeded: (Pair & { left_count: number | null })[] = []
  const failed: (Pair & { error: Saying })[] = []
  const fail = ({ feed_id, card_id }: Pair, saying: Saying) =>
    void failed.push({ feed_id, card_id, error: onlySaid(saying) })

  for (const { pair, state } of found.kept) {
    if (state === 'used') succeeded.push({ ...pair, left_count: null })
    else fail(pair, UNKNOWN)
  }
  for (const { use, outcome } of found.sent) {
    const { feed_id, card_id } = use
    await settle(context, use, outcome)
    if (outcome.tag === 'used') succeeded.push({ feed_id, card_id, left_count: outcome.left })
    else if (outcome.tag === 'refused') fail(use, outcome)
    else if (outcome.tag === 'unknown') fail(use, UNKNOWN)
    else fail(use, { ...outcome.saying, code: 'not_sent' })
  }
  await context.audit({
    operation: 'access_accounts.batch_use_cards',
    subjectType: 'access_accounts',
    subjectIds: [id],
    after: { succeeded, failed },
  })
  return { succeeded, failed }
}

const UNKNOWN = says('outcome_unknown')

const STATE = {
  used: 'used',
  refused: 'refused',
  unknown: 'unknown',
  // Free for another try, as a refused one is.
  not_sent: 'refused',
} as const

const saidBy = (outcome: Exclude<Outcome, { tag: 'used' }>): Saying =>
  outcome.tag === 'refused' ? outcome : outcome.saying

const settle = ({ db, now }: Context, { id, key }: Use, outcome: Outcome) =>
  db
    .updateTable('access_account_card_uses')
    .set({
      state: STATE[outcome.tag],
      message: outcome.tag === 'used' ? null : saidBy(outcome).words.zh,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('key', '=', key)
    .execute()
