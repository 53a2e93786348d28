/** One public post, as the stand-in channel lists it. */
export type LivePost = {
  readonly title: string
  readonly attempt_key: string
  readonly feed_id: string
}

/** Reads all pages of the channel's list of an account's posts. */
export async function readPosts(sandboxUrl: string, uid: string): Promise<readonly LivePost[]> {
  const posts: LivePost[] = []
  for (let page = 1; ; page += 1) {
    const response = await fetch(
      `${sandboxUrl}/posts?uid=${encodeURIComponent(uid)}&page=${page}&size=${PAGE_SIZE}`,
    )
    if (!response.ok) throw new Error(`the channel does not list posts: ${response.status}`)
    // as: the stand-in's tests check the shape of this answer.
    const { data, total } = (await response.json()) as { data: LivePost[]; total: number }
    posts.push(...data)
    if (posts.length >= total || data.length === 0) return posts
  }
}

const PAGE_SIZE = 1_000
