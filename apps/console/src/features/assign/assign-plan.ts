import { withTeamName } from '../../kit/with-team-name.ts'

/** A content that wants an account. */
export type Wanting = {
  readonly id: string
  readonly channel: string
  readonly business_team_id: string
}

/** An account and what its day holds; 0 = no cap. */
export type Taker = {
  readonly id: string
  readonly nickname: string
  readonly platform: string
  readonly category: string
  readonly day_task_count: number
  readonly used_count: number
  readonly business_team_id: string
  readonly team_name: string
}

export type Proposal = {
  readonly matched: readonly {
    readonly id: string
    readonly studio_account_id: string
    readonly why: string
  }[]
  readonly unmatched: readonly { readonly id: string; readonly why: string }[]
  readonly accounts: readonly Taker[]
}

export type Share = {
  readonly accountId: string
  readonly ids: readonly string[]
  /** How many go there for the sake of the category. */
  readonly byCategory: number
}
export type Left = { readonly id: string; readonly why: string }

/** Share of each account, and the contents that stay where they are. */
export type Plan = { readonly shares: readonly Share[]; readonly left: readonly Left[] }

/** How contents are shared out: as the server proposes, evenly, or all to one account. */
export type PlanKind =
  | { readonly tag: 'proposed' }
  | { readonly tag: 'even' }
  | { readonly tag: 'one'; readonly accountId: string }

/** Contents that still fit into the day of an account. */
export const roomOf = ({ day_task_count: cap, used_count: used }: Taker): number =>
  cap === 0 ? Number.POSITIVE_INFINITY : Math.max(0, cap - used)

export function planOf(
  kind: PlanKind,
  contents: readonly Wanting[],
  proposal: Proposal | undefined,
): Plan {
  if (!proposal || contents.length === 0) return { shares: [], left: [] }
  if (kind.tag === 'proposed') return proposedPlan(contents, proposal)
  const takers =
    kind.tag === 'even'
      ? proposal.accounts
      : proposal.accounts.filter(({ id }) => id === kind.accountId)
  return sharedPlan(contents, takers)
}

/** Plan that the server proposes for these contents. */
function proposedPlan(contents: readonly Wanting[], { matched, unmatched }: Proposal): Plan {
  const wanted = new Set(contents.map(({ id }) => id))
  const shares = new Map<string, Share>()
  for (const { id, studio_account_id: accountId, why } of matched)
    if (wanted.has(id)) shares.set(accountId, grown(shares.get(accountId), accountId, id, why))
  return {
    shares: [...shares.values()],
    left: unmatched.filter(({ id }) => wanted.has(id)),
  }
}

/** Each content to the account of its team and platform that has got the least, while there is room. */
function sharedPlan(contents: readonly Wanting[], takers: readonly Taker[]): Plan {
  const shares = new Map<string, Share>()
  const left: Left[] = []
  const givenTo = ({ id }: Taker) => shares.get(id)?.ids.length ?? 0
  for (const { id, channel, business_team_id: teamId } of contents) {
    const suited = takers.filter(
      ({ platform, business_team_id: own }) =>
        own === teamId && (channel === '' || platform === channel),
    )
    const [least] = suited
      .filter((taker) => givenTo(taker) < roomOf(taker))
      .toSorted((a, b) => givenTo(a) - givenTo(b) || a.used_count - b.used_count)
    if (least) shares.set(least.id, grown(shares.get(least.id), least.id, id, ''))
    else left.push({ id, why: suited.length > 0 ? 'no_room' : 'no_platform' })
  }
  return { shares: [...shares.values()], left }
}

const grown = (share: Share | undefined, accountId: string, id: string, why: string): Share => ({
  accountId,
  ids: [...(share?.ids ?? []), id],
  byCategory: (share?.byCategory ?? 0) + (why === 'category' ? 1 : 0),
})

/** Names of the accounts by id, with those of their teams where they belong to several. */
export function takerNames(takers: readonly Taker[]): ReadonlyMap<string, string> {
  const isMixed = new Set(takers.map((one) => one.business_team_id)).size > 1
  return new Map(
    takers.map(({ id, nickname, team_name: team }) => [
      id,
      withTeamName(nickname, isMixed ? team : ''),
    ]),
  )
}

export const sharedCount = ({ shares }: Plan): number =>
  shares.reduce((sum, { ids }) => sum + ids.length, 0)
