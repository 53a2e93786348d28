import { entriesIn } from '../../kernel/data/entries-in.ts'

/** A person whose work is reviewed, with what became of it. */
export type Author = {
  readonly id: string
  readonly name: string
  readonly waiting: number
  readonly approved: number
  readonly rejected: number
}

/** Counts by the id of an author. */
export type Counts = Readonly<Record<string, number>>

type Counted = { readonly waiting: Counts; readonly approved: Counts; readonly rejected: Counts }

/** Authors of the counts, most waiting first; of as many waiting, the better known first. */
export function authorsOf({ waiting, approved, rejected }: Counted): readonly Author[] {
  const ids = new Set(
    [waiting, approved, rejected].flatMap((counts) => entriesIn(counts).map(([id]) => id)),
  )
  return [...ids]
    .filter((id) => id !== '')
    .map((id) => ({
      id,
      name: id,
      waiting: waiting[id] ?? 0,
      approved: approved[id] ?? 0,
      rejected: rejected[id] ?? 0,
    }))
    .toSorted((a, b) => b.waiting - a.waiting || reviewed(b) - reviewed(a))
}

const reviewed = ({ approved, rejected }: Author) => approved + rejected

/** Share of the reviewed that was approved, in whole per cent; null before the first review. */
export const approvedShare = (author: Author): number | null =>
  reviewed(author) === 0 ? null : Math.round((author.approved / reviewed(author)) * 100)

/** Authors in the order in which they were shown first; new ones follow. */
export function inOrder(authors: readonly Author[], order: readonly string[]): readonly Author[] {
  const place = ({ id }: Author) => {
    const at = order.indexOf(id)
    return at < 0 ? order.length : at
  }
  return authors.toSorted((a, b) => place(a) - place(b))
}

/** The next author with something to review, going round; undefined when there is none. */
export function nextWaiting(authors: readonly Author[], id: string): Author | undefined {
  const at = authors.findIndex((one) => one.id === id)
  const round = [...authors.slice(at + 1), ...authors.slice(0, Math.max(at, 0))]
  return round.find(({ waiting }) => waiting > 0)
}
