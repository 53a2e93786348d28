/** Verdict on a piece: it is worked on, or rejected. */
export type Verdict = 'keep' | 'drop'

/** Marks that are not sent yet, by id of the piece. */
export type Marks = Readonly<Record<string, Verdict>>

/** The same mark again takes it back. */
export function marked(marks: Marks, id: string, verdict: Verdict): Marks {
  const { [id]: before, ...others } = marks
  return before === verdict ? others : { ...others, [id]: verdict }
}

export function unmarked(marks: Marks, ids: Iterable<string>): Marks {
  const gone = new Set(ids)
  return Object.fromEntries(Object.entries(marks).filter(([id]) => !gone.has(id)))
}

export const idsWith = (marks: Marks, verdict: Verdict): readonly string[] =>
  Object.keys(marks).filter((id) => marks[id] === verdict)

/** Keys that mark a piece. @source screens §2.6, Screening */
const MARK_KEYS: Readonly<Record<string, Verdict>> = { '1': 'keep', '2': 'drop' }
export const verdictOf = (key: string): Verdict | undefined => MARK_KEYS[key]
