import { canMoveContent } from '@omc/core'
import { type Saying, says } from '@omc/core/problems'
import type { Db } from '../db/database.ts'
import type { ContentStatus } from '../db/publishing-tables.ts'
import { brokenRule } from '../writing/broken-rule.ts'
import { topicToPublish } from './channel-topics.ts'
import type { ContentFamily } from './ledger/content-families.ts'
import type { LedgerWork } from './ledger/ledger-work.ts'
import { recordEvent } from './ledger/record-event.ts'
import { stillCounts } from './ledger/still-counts.ts'

export interface ToPublish {
  draft?: boolean
  activity?: boolean
  priority?: number
  again?: boolean
}
export interface Account {
  id: number
  business_team_id: number
  uid: string
  platform: string
  nickname: string
}
/** Fields of a content of any family that the queue uses. */
export interface Publishable {
  id: number
  business_team_id: number
  user_id: number | null
  status: ContentStatus
  category: string
  title: string
  desc: string
  topic: string
  images: string[]
  paragraphs: string[]
  items: unknown[]
}

interface ToQueue {
  account: Account
  content: Publishable
  wanted: ToPublish
  /** Default `carry`. */
  family?: ContentFamily
}

export type Queued = { tag: 'queued'; id: number } | { tag: 'failed'; saying: Saying }

/**
 * Puts one content into the queue of one account, at most once per publish generation. A content
 * without a topic gets those of the account.
 *
 * @source domain: publish ledger, unique (family, content, account, generation)
 */
export async function queueContent(work: LedgerWork, given: ToQueue): Promise<Queued> {
  const { account, wanted, family = 'carry' } = given
  const topic = await topicToPublish(work.db, account, given.content)
  const content = { ...given.content, topic }
  const refused = await refusalOf(work.db, account, content)
  if (refused) return refused
  const generation = await nextGeneration(work.db, {
    account,
    content,
    family,
    again: wanted.again === true,
  })
  if (generation === undefined) return ALREADY_QUEUED
  const row = await work.db
    .insertInto('publish_contents')
    .values(queueRow(work.now, { account, content, wanted, family }, generation))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return ALREADY_QUEUED
  await recordEvent(work, {
    kind: 'queued',
    teamId: account.business_team_id,
    accountId: account.id,
    uid: account.uid,
    contentId: row.id,
  })
  return { tag: 'queued', id: row.id }
}

const ALREADY_QUEUED: Queued = { tag: 'failed', saying: says('already_queued.account') }

/** Why a content may not be published with an account; undefined when it may. */
async function refusalOf(
  db: Db,
  account: Account,
  content: Publishable,
): Promise<Queued | undefined> {
  if (content.status !== 'published' && !canMoveContent(content.status, 'published')) {
    return { tag: 'failed', saying: says('not_publishable', { status: content.status }) }
  }
  if (content.business_team_id !== account.business_team_id) {
    return { tag: 'failed', saying: says('other_team.content_account') }
  }
  const broken = await brokenRule(db, account.platform, content)
  if (!broken) return undefined
  return {
    tag: 'failed',
    saying: says('rule_broken', { rule: broken.rule, what: broken.saying.words }),
  }
}

const queueRow = (
  now: Date,
  { account, content, wanted, family }: Required<ToQueue>,
  generation: number,
) => ({
  business_team_id: account.business_team_id,
  user_id: content.user_id,
  studio_account_id: account.id,
  family,
  content_id: content.id,
  generation,
  uid: account.uid,
  channel: account.platform,
  platform: account.platform,
  account_name: account.nickname,
  category: content.category,
  title: content.title,
  desc: content.desc,
  topic: content.topic,
  images: content.images,
  image_list: content.images,
  paragraphs: content.paragraphs,
  items: JSON.stringify(content.items),
  item_list: JSON.stringify(content.items),
  draft: wanted.draft ?? false,
  activity: wanted.activity ?? false,
  priority: wanted.priority ?? 0,
  wait_why: null,
  feed_id: null,
  created_at: now,
  updated_at: now,
})

/** Once is enough, unless it was published or given up and a person asks for it again. */
async function nextGeneration(
  db: Db,
  {
    account,
    content,
    family,
    again,
  }: { account: Account; content: Publishable; family: ContentFamily; again: boolean },
): Promise<number | undefined> {
  const newest = await db
    .selectFrom('publish_contents')
    .select(['generation', 'status'])
    .where('family', '=', family)
    .where('content_id', '=', content.id)
    .where('studio_account_id', '=', account.id)
    .where(stillCounts('publish_contents'))
    .orderBy('generation', 'desc')
    .executeTakeFirst()
  if (!newest) return 1
  const over = newest.status === 'published' || newest.status === 'refused'
  return over && again ? newest.generation + 1 : undefined
}
