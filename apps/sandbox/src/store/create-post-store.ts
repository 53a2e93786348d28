import { memoryJournal, openJournal } from './journal.ts'
import type { Journal, JournalEntry } from './journal.ts'
import type { AccountCount, Post, PostFilter, PostStore } from './post-store.ts'

/**
 * Posts in memory, oldest first, backed by a journal file when one is named.
 *
 * @param file path of the journal; undefined keeps nothing after exit
 */
export async function createPostStore(file: string | undefined): Promise<PostStore> {
  const opened = file === undefined ? undefined : await openJournal(file)
  const journal: Journal = opened?.journal ?? memoryJournal
  const shelf = createShelf()
  for (const entry of opened?.entries ?? []) shelf.apply(entry)

  let line: Promise<unknown> = Promise.resolve()
  /** One change at a time: the check for a repeat and the write belong together. */
  const inLine = <T>(work: () => Promise<T>): Promise<T> => {
    const result = line.then(work)
    line = result.catch(() => {
      // the caller of `inLine` gets the rejection; the queue only has to go on
    })
    return result
  }
  const commit = async (entry: JournalEntry): Promise<void> => {
    await journal.append(entry)
    shelf.apply(entry)
  }

  return {
    publish: (post, { dedupe }) =>
      inLine(async () => {
        const earlier = dedupe ? shelf.live(post) : undefined
        if (earlier) return { post: earlier, repeated: true }
        await commit({ kind: 'post', post })
        return { post, repeated: false }
      }),
    saveDraft: (post) => inLine(() => commit({ kind: 'draft', post })),
    remove: (platform, uid, postId) =>
      inLine(async () => {
        const post = shelf.find(postId) ?? shelf.findFeed(postId)
        if (!post || post.platform !== platform || post.uid !== uid) return undefined
        if (post.state !== 'deleted') await commit({ kind: 'deleted', post_id: post.post_id })
        return shelf.find(post.post_id)
      }),
    list: (filter, { offset, size }) => shelf.newestFirst(filter).slice(offset, offset + size),
    drafts: shelf.drafts,
    count: (filter) => countOf(shelf.newestFirst(filter)),
    accounts: () => shelf.accounts(),
    timesPublished: (post) => shelf.timesPublished(post),
    close: async () => {
      await line
      await journal.close()
    },
  }
}

const keyOf = (post: Pick<Post, 'platform' | 'uid' | 'attempt_key'>): string =>
  JSON.stringify([post.platform, post.uid, post.attempt_key])

function countOf(posts: readonly Post[]): { total: number; duplicates: number } {
  const keys = new Set(posts.map(keyOf))
  return { total: posts.length, duplicates: posts.length - keys.size }
}

function createShelf() {
  const posts: Post[] = []
  const placeOf = new Map<string, number>()
  const byKey = new Map<string, string[]>()
  const draftList: Post[] = []

  const find = (postId: string): Post | undefined => {
    const place = placeOf.get(postId)
    return place === undefined ? undefined : posts[place]
  }
  const sameKey = (post: Post): Post[] =>
    (byKey.get(keyOf(post)) ?? []).map(find).filter((found) => found !== undefined)

  return {
    find,
    findFeed: (feedId: string) => posts.find((post) => post.feed_id === feedId),
    live: (post: Post) => sameKey(post).find((found) => found.state !== 'deleted'),
    timesPublished: (post: Post) => sameKey(post).length,
    apply(entry: JournalEntry): void {
      if (entry.kind === 'draft') draftList.push(entry.post)
      if (entry.kind === 'post') {
        const { post } = entry
        placeOf.set(post.post_id, posts.push(post) - 1)
        byKey.set(keyOf(post), [...(byKey.get(keyOf(post)) ?? []), post.post_id])
      }
      if (entry.kind === 'deleted') {
        const place = placeOf.get(entry.post_id)
        const post = find(entry.post_id)
        if (place !== undefined && post) posts[place] = { ...post, state: 'deleted' }
      }
    },
    newestFirst: (filter: PostFilter): Post[] =>
      posts
        .filter(
          (post) =>
            (filter.platform === undefined || post.platform === filter.platform) &&
            (filter.uid === undefined || post.uid === filter.uid) &&
            (filter.attempt_key === undefined || post.attempt_key === filter.attempt_key),
        )
        .reverse(),
    drafts: (platform: string, uid: string): Post[] =>
      draftList.filter((post) => post.platform === platform && post.uid === uid).reverse(),
    accounts(): AccountCount[] {
      const groups = new Map<string, Post[]>()
      for (const post of posts) {
        const name = JSON.stringify([post.platform, post.uid])
        const group = groups.get(name)
        if (group) group.push(post)
        else groups.set(name, [post])
      }
      return [...groups.values()].flatMap((group) => {
        const [first] = group
        if (!first) return []
        const { total, duplicates } = countOf(group)
        return [{ platform: first.platform, uid: first.uid, posts: total, duplicates }]
      })
    },
  }
}
