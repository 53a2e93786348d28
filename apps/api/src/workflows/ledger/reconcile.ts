import { judgeLookup, lookAgainMs, type LookupVerdict } from '@omc/core/ledger'
import type { Keys } from '../../auth/keys.ts'
import type { ChannelAddress, ChannelGateway, PostLookup } from '../../gateway/gateway.ts'
import { lockAttempt } from './find-attempt.ts'
import { later } from './ledger-settings.ts'
import type { LedgerWork } from './ledger-work.ts'
import { forgottenItem, judgePosts } from './look-after-restore.ts'
import { toAbsent, toNeedsHuman, toPublished, type Attempt, type Subject } from './settle.ts'

/** Where to look for the post of an attempt. */
export async function lookupTarget(work: Pick<LedgerWork, 'db'>, keys: Keys, attemptId: number) {
  const row = await work.db
    .selectFrom('publish_attempts as p')
    .innerJoin('studio_accounts as a', 'a.id', 'p.studio_account_id')
    .innerJoin('channels as c', 'c.name', 'a.platform')
    .select([
      'p.attempt_key',
      'p.after_restore',
      'p.publish_content_id',
      'a.uid',
      'c.name',
      'c.base_url',
      'c.token_sealed',
    ])
    .where('p.id', '=', attemptId)
    .executeTakeFirstOrThrow()
  const channel: ChannelAddress = {
    name: row.name,
    baseUrl: row.base_url,
    token: row.token_sealed ? keys.open(row.token_sealed, `channels/${row.name}`) : undefined,
  }
  const forgotten = row.after_restore
    ? await forgottenItem(work, row.publish_content_id)
    : undefined
  return { channel, uid: row.uid, attemptKey: row.attempt_key, forgotten }
}

export const lookUp = async (
  gateway: ChannelGateway,
  { channel, uid, attemptKey, forgotten }: Awaited<ReturnType<typeof lookupTarget>>,
): Promise<PostLookup> =>
  forgotten
    ? judgePosts(await gateway.ownPosts(channel, uid), forgotten)
    : gateway.findPost(channel, uid, attemptKey)

/**
 * Settles an unknown attempt by what the channel's own list says. Nothing is ever sent from here;
 * only proof of absence puts the content back into the queue.
 *
 * @source domain: publish ledger, unknown
 */
export async function applyLookup(
  work: LedgerWork,
  attemptId: number,
  lookup: PostLookup,
): Promise<number> {
  const subject = await lockAttempt(work, { id: attemptId })
  const { attempt } = subject
  const facts = {
    ...attempt,
    hasEvidence: attempt.evidence !== null,
    // What a restore doubts was not sent in vain: the database has forgotten it.
    strikes: attempt.after_restore ? 0 : await strikesOf(work, attempt),
  }
  const settle: Readonly<Record<LookupVerdict, () => Promise<unknown> | undefined>> = {
    publish: () =>
      lookup.tag === 'found' ? publishFound(work, subject, lookup.feedId) : undefined,
    absent: () => toAbsent(work, subject, 'proved'),
    'in-vain': () => toNeedsHuman(work, subject, 'in_vain'),
    disputed: () => toNeedsHuman(work, subject, 'disputed'),
    ask: () =>
      toNeedsHuman(work, subject, 'unverified', lookup.tag === 'unclear' ? lookup.why : null),
    again: () => lookAgain(work, attempt),
    keep: () => undefined,
  }
  await settle[judgeLookup(facts, lookup.tag, work.now)]()
  return attempt.publish_content_id
}

/** A post that stands for another item already settles nothing: a person has to look. */
async function publishFound(work: LedgerWork, subject: Subject, feedId: string): Promise<void> {
  const isPublished = await toPublished(work, subject, feedId, 'found')
  if (!isPublished) await toNeedsHuman(work, subject, 'other_item')
}

const strikesOf = async ({ db }: LedgerWork, { publish_content_id: contentId }: Attempt) =>
  (
    await db
      .selectFrom('publish_contents')
      .select('strike_count')
      .where('id', '=', contentId)
      .executeTakeFirstOrThrow()
  ).strike_count

const lookAgain = (
  { db, now, settings }: LedgerWork,
  { id, reconcile_count: count }: Pick<Attempt, 'id' | 'reconcile_count'>,
) =>
  db
    .updateTable('publish_attempts')
    .set({
      reconcile_count: count + 1,
      reconcile_after: later(now, lookAgainMs(count, settings.settleMs)),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
