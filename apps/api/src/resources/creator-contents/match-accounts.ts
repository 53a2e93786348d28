/** A content that wants an account. */
export interface Unassigned {
  id: number
  teamId: number
  channel: string
  category: string
}
/** An account and how many more posts fit into its day; Infinity = no cap. */
export interface Candidate {
  id: number
  teamId: number
  platform: string
  category: string
  room: number
}
export interface Match {
  contentId: number
  accountId: number
  why: 'category' | 'platform'
}
export interface Unmatched {
  contentId: number
  why: 'no_platform' | 'no_room'
}

/**
 * Proposes an account for each content: same team, same platform (a content without one goes to
 * any), room left today; the same category comes first, then the most room. Each proposal takes up
 * room.
 */
export function matchAccounts(contents: readonly Unassigned[], accounts: readonly Candidate[]) {
  const room = new Map(accounts.map((account) => [account.id, account.room]))
  const roomOf = ({ id }: Candidate) => room.get(id) ?? 0
  const matched: Match[] = []
  const unmatched: Unmatched[] = []
  for (const content of contents) {
    const suited = accounts.filter(
      ({ teamId, platform }) =>
        teamId === content.teamId && (content.channel === '' || platform === content.channel),
    )
    const free = suited.filter((account) => roomOf(account) > 0)
    const isSame = (account: Candidate) =>
      content.category !== '' && account.category === content.category
    const [best] = free.toSorted(
      (a, b) =>
        Number(isSame(b)) - Number(isSame(a)) || byRoom(roomOf(b), roomOf(a)) || a.id - b.id,
    )
    if (!best) {
      unmatched.push({ contentId: content.id, why: suited.length > 0 ? 'no_room' : 'no_platform' })
      continue
    }
    room.set(best.id, roomOf(best) - 1)
    matched.push({
      contentId: content.id,
      accountId: best.id,
      why: isSame(best) ? 'category' : 'platform',
    })
  }
  return { matched, unmatched }
}

/** Two accounts without a cap are alike; their difference is no number. */
const byRoom = (a: number, b: number) => (a === b ? 0 : a - b)
