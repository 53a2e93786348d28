/** One publish that a channel accepted. */
export type Post = {
  readonly post_id: string
  readonly feed_id: string
  readonly platform: string
  readonly uid: string
  readonly attempt_key: string
  readonly title: string
  readonly desc: string
  readonly images: readonly string[]
  readonly paragraphs: readonly string[]
  readonly items: readonly { readonly item_id: string; readonly title?: string }[]
  readonly topic: string
  readonly activity: boolean
  readonly state: 'published' | 'draft' | 'deleted'
  /** ISO instant. */
  readonly created_at: string
}

/** Filter of posts; an absent field means any. */
export type PostFilter = {
  readonly platform?: string | undefined
  readonly uid?: string | undefined
  readonly attempt_key?: string | undefined
}

/** Posts of one account, for the overview. */
export type AccountCount = {
  readonly platform: string
  readonly uid: string
  readonly posts: number
  readonly duplicates: number
}

/**
 * Where accepted posts are kept. A returned post is durable; the newest comes first in lists.
 *
 * @source domain: channel gateway
 */
export type PostStore = {
  /**
   * Keeps a post. With `dedupe`, a live post of the same account and attempt key is given back
   * instead of a second one.
   */
  publish: (post: Post, options: { dedupe: boolean }) => Promise<{ post: Post; repeated: boolean }>
  /** Keeps a draft that was never sent to publishing; drafts are not posts. */
  saveDraft: (draft: Post) => Promise<void>
  /** Marks a post deleted, by its post id or feed id; undefined when the account has no such post. */
  remove: (platform: string, uid: string, postId: string) => Promise<Post | undefined>
  list: (filter: PostFilter, page: { offset: number; size: number }) => readonly Post[]
  drafts: (platform: string, uid: string) => readonly Post[]
  /** How many posts match, and how many of them repeat an attempt key that was there before. */
  count: (filter: PostFilter) => { total: number; duplicates: number }
  accounts: () => readonly AccountCount[]
  /** How many posts carry this attempt key on this account. */
  timesPublished: (post: Post) => number
  close: () => Promise<void>
}
