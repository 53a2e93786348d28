import { sql } from 'kysely'
import type { ChannelAddress, ChannelGateway } from '../../gateway/gateway.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { channelNo } from '../../workflows/channel-no.ts'
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
/** What became of one pair. */
type Outcome =
  | { tag: 'used'; left: number | null }
  | { tag: 'refused'; code: string; message: string }
  | { tag: 'unknown'; message: string }
  /** Certainly not sent: it may be tried again. */
  | { tag: 'not_sent'; message: string }
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
  let away: string | undefined
  for (const use of uses) {
    const outcome: Outcome =
      away === undefined
        ? await sendOne(gateway, channel, uid, use)
        : { tag: 'not_sent', message: away }
    if (outcome.tag === 'unknown') away = outcome.message
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
    const no = channelNo(error)
    // Without a definite no the card may be spent.
    return no.tag === 'refused' ? no : { tag: 'unknown', message: no.message }
  }
}

/** Writes down what became of each pair, and answers for all of them. */
export async function batchUseCards(context: Context, { id, found }: { id: number; found: Found }) {
  const succeeded: (Pair & { left_count: number | null })[] = []
  const failed: (Pair & { error: { code: string; message: string } })[] = []
  const fail = ({ feed_id, card_id }: Pair, code: string, message: string) =>
    void failed.push({ feed_id, card_id, error: { code, message } })

  for (const { pair, state } of found.kept) {
    if (state === 'used') succeeded.push({ ...pair, left_count: null })
    else fail(pair, 'outcome_unknown', UNKNOWN)
  }
  for (const { use, outcome } of found.sent) {
    const { feed_id, card_id } = use
    await settle(context, use, outcome)
    if (outcome.tag === 'used') succeeded.push({ feed_id, card_id, left_count: outcome.left })
    else if (outcome.tag === 'refused') fail(use, outcome.code, outcome.message)
    else if (outcome.tag === 'unknown') fail(use, 'outcome_unknown', UNKNOWN)
    else fail(use, 'not_sent', outcome.message)
  }
  await context.audit({
    operation: 'access_accounts.batch_use_cards',
    subjectType: 'access_accounts',
    subjectIds: [id],
    after: { succeeded, failed },
  })
  return { succeeded, failed }
}

const UNKNOWN =
  '结果未知，不会再次使用，请在平台上核对 / the outcome is not known; it is not used again, look at the platform'

const STATE = {
  used: 'used',
  refused: 'refused',
  unknown: 'unknown',
  // Free for another try, as a refused one is.
  not_sent: 'refused',
} as const

const settle = ({ db, now }: Context, { id, key }: Use, outcome: Outcome) =>
  db
    .updateTable('access_account_card_uses')
    .set({
      state: STATE[outcome.tag],
      message: outcome.tag === 'used' ? null : outcome.message,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('key', '=', key)
    .execute()
