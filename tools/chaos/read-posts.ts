/** What the public would see: one post as the stand-in channel lists it. */
export type LivePost = {
  readonly title: string
  readonly attempt_key: string
  readonly feed_id: string
}

/** The channel's own list of an account's posts, all pages. */
export async function readPosts(sandboxUrl: string, uid: string): Promise<readonly LivePost[]> {
  const posts: LivePost[] = []
  for (let page = 1; ; page += 1) {
    const response = await fetch(
      `${sandboxUrl}/posts?uid=${encodeURIComponent(uid)}&page=${page}&size=${PAGE_SIZE}`,
    )
    if (!response.ok) throw new Error(`the channel does not list posts: ${response.status}`)
    // as: the stand-in's own answer, whose shape its tests hold.
    const { data, total } = (await response.json()) as { data: LivePost[]; total: number }
    posts.push(...data)
    if (posts.length >= total || data.length === 0) return posts
  }
}

const PAGE_SIZE = 1_000
