import { DOUBTED_STATES, MAX_STRIKES } from '../../libs/core/src/publish-ledger/index.ts'
import { provesAbsence, type Channel } from './channel-habits.ts'
import type { Ledger } from './read-ledger.ts'
import type { LivePost } from './read-posts.ts'

/** Result of comparing both sides. */
export type Verdict = {
  readonly itemCount: number
  readonly publishedCount: number
  /** Titles that are not live at the channel, or not published in the ledger. */
  readonly lost: readonly string[]
  /** Titles that are live more than once, under any key. */
  readonly doubled: readonly string[]
  /** Attempt keys under which more than one post is live. */
  readonly doubledKeys: readonly string[]
  readonly foundCount: number
  readonly absentCount: number
  readonly needsHumanCount: number
  /** Sentences, each starting with the broken invariant. */
  readonly broken: readonly string[]
}

/**
 * Compares the ledger with the channel's list, which is independent of the ledger. Where the channel
 * cannot prove that an item is absent, the item may wait for a person, live or not; where it can, only
 * one that was sent three times and never came.
 *
 * @source reliability §3.0, invariants I1-I6
 */
export function judge(
  whole: Ledger,
  livePosts: readonly LivePost[],
  channel: Channel = 'look-up',
): Verdict {
  const asked = provesAbsence(channel) ? titlesInVain(whole, livePosts) : titlesWithPerson(whole)
  const ledger = { ...whole, contents: whole.contents.filter(({ title }) => !asked.has(title)) }
  const posts = livePosts.filter(({ title }) => !asked.has(title))
  const { contents, attempts, events } = ledger
  const published = contents.filter(({ status }) => status === 'published')
  const titles = new Set(posts.map(({ title }) => title))
  const lost = contents
    .filter(({ status, title }) => status !== 'published' || !titles.has(title))
    .map(({ title, status }) => `${title} (${status})`)
  return {
    itemCount: whole.contents.length,
    publishedCount: published.length,
    lost,
    doubled: repeated(livePosts.map(({ title }) => title)),
    doubledKeys: repeated(livePosts.map((post) => post.attempt_key)),
    foundCount: events.filter(({ detail }) => detail['how'] === 'found').length,
    absentCount: events.filter(({ kind }) => kind === 'absent').length,
    needsHumanCount: whole.contents.filter(({ status }) => status === 'needs_human').length,
    broken: [
      ...lostEffects(ledger, posts),
      ...doubleEffects(whole, livePosts),
      ...strangeEffects(whole, livePosts),
      ...wrongCounts(ledger, posts),
      ...sentAgain(whole),
      ...attempts
        .filter(({ state }) => state === 'submitting' || state === 'claimed' || state === 'unknown')
        .map(({ id, state }) => `I5: attempt ${id} is still ${state}`),
    ],
  }
}

const titlesWithPerson = ({ contents }: Ledger): ReadonlySet<string> =>
  new Set(contents.filter(({ status }) => status === 'needs_human').map(({ title }) => title))

/** Items set aside because they never came: each send is proved absent but the last, none is live. */
function titlesInVain(
  { contents, attempts }: Ledger,
  livePosts: readonly LivePost[],
): ReadonlySet<string> {
  const live = new Set(livePosts.map(({ title }) => title))
  const isInVain = ({ id, status, title }: Ledger['contents'][number]) => {
    const mine = attempts.filter(({ publish_content_id: contentId }) => contentId === id)
    const absent = mine.filter(({ state }) => state === 'absent')
    return status === 'needs_human' && absent.length === MAX_STRIKES - 1 && !live.has(title)
  }
  return new Set(contents.filter(isInVain).map(({ title }) => title))
}

/** I6: nothing is sent again while an earlier attempt at it is in doubt. */
function sentAgain({ attempts }: Ledger): string[] {
  const doubted = attempts.filter(({ state }) => DOUBTED_STATES.includes(state))
  return doubted
    .filter((doubt) =>
      attempts.some(
        (later) =>
          later.publish_content_id === doubt.publish_content_id &&
          later.id > doubt.id &&
          later.state !== 'released',
      ),
    )
    .map(({ id }) => `I6: attempt ${id} is in doubt and its content was tried again`)
}

/** I1: every post that the channel accepted is published in the ledger. */
function lostEffects({ contents }: Ledger, posts: readonly LivePost[]): string[] {
  const statusOf = new Map(contents.map(({ title, status }) => [title, status]))
  return posts
    .filter(({ title }) => statusOf.get(title) !== 'published')
    .map(({ title }) => `I1: ${title} is live and the ledger says ${statusOf.get(title)}`)
}

/** I2: at most one live effect per content and generation. */
function doubleEffects({ attempts }: Ledger, posts: readonly LivePost[]): string[] {
  const attemptOf = new Map(attempts.map((attempt) => [attempt.attempt_key, attempt]))
  const effects = posts.map(({ attempt_key: key }) => {
    const attempt = attemptOf.get(key)
    return attempt ? `content ${attempt.publish_content_id}/${attempt.generation}` : key
  })
  return repeated(effects).map((effect) => `I2: ${effect} is live more than once`)
}

/** I3: every post belongs to an attempt, every published row to a post, with the same ids. */
function strangeEffects({ contents, attempts }: Ledger, posts: readonly LivePost[]): string[] {
  const titleOf = new Map(contents.map(({ id, title }) => [id, title]))
  const attemptOf = new Map(attempts.map((attempt) => [attempt.attempt_key, attempt]))
  const postOf = new Map(posts.map((post) => [post.feed_id, post]))
  const unattributed = posts
    .filter(({ attempt_key: key, title }) => {
      const attempt = attemptOf.get(key)
      return !attempt || titleOf.get(attempt.publish_content_id) !== title
    })
    .map(({ title, attempt_key: key }) => `I3: the post ${title} has the strange key ${key}`)
  const unproved = contents
    .filter(({ status }) => status === 'published')
    .filter(({ title, feed_id }) => postOf.get(feed_id ?? '')?.title !== title)
    .map(({ title, feed_id }) => `I3: ${title} has the feed id ${feed_id} that is not its post's`)
  const unlike = attempts
    .filter(({ state }) => state === 'published')
    .filter(({ feed_id, attempt_key }) => postOf.get(feed_id ?? '')?.attempt_key !== attempt_key)
    .map(({ id, feed_id }) => `I3: attempt ${id} has the feed id ${feed_id} of another`)
  return [...unattributed, ...unproved, ...unlike]
}

/** I4: all counts of publications agree. */
function wrongCounts(ledger: Ledger, posts: readonly LivePost[]): string[] {
  const { contents, attempts, events, listed } = ledger
  const counts = {
    posts: posts.length,
    contents: contents.filter(({ status }) => status === 'published').length,
    attempts: attempts.filter(({ state }) => state === 'published').length,
    events: events.filter(({ kind }) => kind === 'published').length,
    listed: new Set(listed).size,
  }
  const isEven = new Set(Object.values(counts)).size === 1 && listed.length === counts.listed
  return isEven ? [] : [`I4: the counts differ: ${JSON.stringify(counts)}`]
}

function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const name of names) (seen.has(name) ? twice : seen).add(name)
  return [...twice]
}
