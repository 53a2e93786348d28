import type { OwnPosts, PostLookup } from '../../gateway/gateway.ts'
import type { LedgerWork } from './ledger-work.ts'

/** Of a key: the part that all attempts of one item share. */
const MARK_LENGTH = 18

/** Facts of an item whose attempts may have been lost. */
export interface ForgottenItem {
  mark: string
  title: string
  /** Posts of the account that are in the ledger. */
  knownFeedIds: ReadonlySet<string>
}

export async function forgottenItem(
  { db }: Pick<LedgerWork, 'db'>,
  contentId: number,
): Promise<ForgottenItem> {
  const item = await db
    .selectFrom('publish_contents')
    .select(['mark', 'title', 'uid', 'platform'])
    .where('id', '=', contentId)
    .executeTakeFirstOrThrow()
  const known = await db
    .selectFrom('publish_contents')
    .select('feed_id')
    .where('uid', '=', item.uid)
    .where('platform', '=', item.platform)
    .where('feed_id', 'is not', null)
    .execute()
  return { ...item, knownFeedIds: new Set(known.map(({ feed_id: id }) => String(id))) }
}

/**
 * Whether one of the account's posts is an attempt at the item that the database has forgotten. The
 * key says so by the item's mark; a post with its title and a key of no mark leaves it open.
 *
 * @source reliability F33
 */
export function judgePosts(found: OwnPosts, item: ForgottenItem): PostLookup {
  if (found.tag === 'unclear') return found
  const forgotten = found.posts.filter(({ feedId }) => !item.knownFeedIds.has(feedId))
  const mark = item.mark.slice(0, MARK_LENGTH)
  const post = forgotten.find(({ attemptKey }) => attemptKey?.slice(0, MARK_LENGTH) === mark)
  if (post) return { tag: 'found', feedId: post.feedId }
  return forgotten.some(({ title }) => title === item.title)
    ? {
        tag: 'unclear',
        why: 'the channel has a post with this title that the ledger does not know',
      }
    : { tag: 'absent' }
}
