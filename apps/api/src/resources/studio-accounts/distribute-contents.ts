interface Sharer {
  id: number
  teamId: number
  /** Contents it still has to publish. */
  openCount: number
}

/**
 * Gives each content to the account of its team that has the least to do; among equals the first
 * named. The order of the contents stays.
 *
 * @returns account by content; a content without an account of its team is not in it
 */
export function distributeContents(
  contents: readonly { id: number; teamId: number }[],
  accounts: readonly Sharer[],
): Map<number, number> {
  const loads = accounts.map((account) => ({ ...account }))
  const shared = new Map<number, number>()
  for (const { id, teamId } of contents) {
    const next = loads
      .filter((account) => account.teamId === teamId)
      .reduce<Sharer | undefined>(
        (least, one) => (least === undefined || one.openCount < least.openCount ? one : least),
        undefined,
      )
    if (!next) continue
    next.openCount += 1
    shared.set(id, next.id)
  }
  return shared
}
