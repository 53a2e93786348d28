/** Product of a piece, as far as its source tells. */
export type Good = {
  readonly id: string
  readonly title: string
  readonly picture: string
  /** Yuan; null where the source does not say. */
  readonly price: number | null
  /** Share of the price, 0 to 100; null where the source does not say. */
  readonly commission: number | null
  /** Last answer of the channel; null before it was asked. */
  readonly isAvailable: boolean | null
}

/** One thing to decide on, in the form that every subject is shown in. */
export type Piece = {
  readonly id: string
  readonly title: string
  readonly pictures: readonly string[]
  /** Empty for a piece of pictures. */
  readonly video: string
  readonly paragraphs: readonly string[]
  readonly goods: readonly Good[]
  /** Channel whose rules hold; empty before it has one. */
  readonly channel: string
  readonly source: string
  readonly author: string
  readonly category: string
  readonly topic: string
  readonly createdAt: string
  /** `updated_at` as it was read: a decision is bound to this version. */
  readonly version: string
  /** End of the hold, epoch ms; null where pieces are not held. */
  readonly heldUntil: number | null
}

/** A text of a piece that somebody changed while it was looked at. */
export type Difference = {
  readonly of: 'title' | 'text' | 'pictures' | 'goods' | 'topic' | 'category'
  readonly before: string
  readonly after: string
}

const TEXTS = {
  title: ({ title }: Piece) => title,
  text: ({ paragraphs }: Piece) => paragraphs.join('\n'),
  pictures: ({ pictures, video }: Piece) => [...pictures, video].join('\n'),
  goods: ({ goods }: Piece) =>
    goods.map(({ title, price }) => `${title} ${price ?? ''}`).join('\n'),
  topic: ({ topic }: Piece) => topic,
  category: ({ category }: Piece) => category,
} as const

/** Differences between two versions of a piece, for the reviewer. */
export function differences(before: Piece, after: Piece): readonly Difference[] {
  return Object.entries(TEXTS).flatMap(([of, text]) => {
    const [old, now] = [text(before), text(after)]
    // as: the keys of TEXTS.
    return old === now ? [] : [{ of: of as Difference['of'], before: old, after: now }]
  })
}
