import type { Sim } from './sim.ts'

/** What must be true when the faults are over and a person has looked after the account. */
export function judgeEnd({ watch, ledger, channel }: Sim): void {
  if (watch.breaches.length > 0) return
  for (const { id, status, why, feedId } of ledger.contents) {
    const post = channel.posts.find(({ contentId }) => contentId === id)
    const isTold =
      status === 'published' || ((status === 'refused' || status === 'needs_human') && why !== null)
    if (!isTold)
      watch.broken('lost', `content ${id} ends as ${status}, ${why ?? 'without a reason'}`)
    if (post && status === 'refused') watch.broken('lost', `content ${id} is live and refused`)
    const names = feedId === post?.feedId || (!post && feedId === 'phantom')
    if (status === 'published' && !names)
      watch.broken('proof', `content ${id} names ${feedId}, its post is ${post?.feedId}`)
  }
  for (const [key, outcome] of watch.learned) {
    if (!watch.taken.has(key)) watch.broken('told', `${key} was ${outcome}, and nobody was told`)
  }
}
