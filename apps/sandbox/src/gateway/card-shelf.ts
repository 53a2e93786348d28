import { stableHash } from '@omc/demo-world'

const TITLES = ['流量加热卡', '推荐位卡', '粉丝触达卡'] as const
const DAY_MS = 86_400_000

/** One card of an account. */
export type Card = {
  readonly card_id: string
  readonly title: string
  readonly left_count: number
  readonly expires_at: string
}
export type CardUse = {
  readonly feed_id: string
  readonly card_id: string
  readonly left_count: number
}
export type CardUseResult =
  | { readonly tag: 'used'; readonly use: CardUse }
  | { readonly tag: 'no_card' }
  | { readonly tag: 'used_up' }
  /** The key was used for something else. */
  | { readonly tag: 'key_taken' }

/** Cards of all accounts; uses are stored until the stand-in stops. */
export type CardShelf = {
  list: (account: { platform: string; uid: string }, now: number) => Card[]
  /** Once per key: a repetition returns the first result. */
  use: (
    account: { platform: string; uid: string },
    wanted: { card_id: string; feed_id: string; key: string },
  ) => CardUseResult
}

/** A shelf where nothing has been used. */
export function createCardShelf(): CardShelf {
  const used = new Map<string, number>()
  const byKey = new Map<string, CardUse>()
  const left = (account: string, turn: number) => {
    const at = `${account}:${turn}`
    return 2 + (stableHash(`${at}:cards`) % 8) - (used.get(at) ?? 0)
  }
  return {
    list: ({ platform, uid }, now) => {
      const today = Math.floor(now / DAY_MS) * DAY_MS
      return TITLES.map((title, turn) => ({
        card_id: cardId(uid, turn),
        title,
        left_count: left(`${platform}:${uid}`, turn),
        expires_at: new Date(today + (turn + 1) * 30 * DAY_MS).toISOString(),
      }))
    },
    use: ({ platform, uid }, { card_id, feed_id, key }) => {
      const account = `${platform}:${uid}`
      const before = byKey.get(`${account}:${key}`)
      if (before) {
        const same = before.card_id === card_id && before.feed_id === feed_id
        return same ? { tag: 'used', use: before } : { tag: 'key_taken' }
      }
      const turn = TITLES.findIndex((_title, at) => cardId(uid, at) === card_id)
      if (turn === -1) return { tag: 'no_card' }
      const count = left(account, turn)
      if (count <= 0) return { tag: 'used_up' }
      used.set(`${account}:${turn}`, (used.get(`${account}:${turn}`) ?? 0) + 1)
      const use = { feed_id, card_id, left_count: count - 1 }
      byKey.set(`${account}:${key}`, use)
      return { tag: 'used', use }
    },
  }
}

const cardId = (uid: string, turn: number): string => `c${stableHash(`${uid}:card:${turn}`)}`
