import { matchRoute } from '@omc/acl'
import type { MenuMarks } from '@omc/shell'
import { PLACES } from './places.ts'
import type { WaitKind } from './wait-rules.ts'
import type { Wait } from './waits.ts'

type Marked = { readonly at: readonly string[]; readonly isCalm?: true }

/**
 * Work that the menu counts, and its screens: other screens only happen to show these rows.
 *
 * @source screens §2.5, menu badges
 */
const MARKED: Readonly<Partial<Record<WaitKind, Marked>>> = {
  unknown: { at: PLACES.publishes.filter((path) => path !== '/console') },
  ended: { at: PLACES.accounts.filter((path) => path !== '/console') },
  expired: { at: PLACES.accounts.filter((path) => path !== '/console') },
  videoReview: { at: PLACES.videoReview, isCalm: true },
  pictureReview: { at: PLACES.pictureReview, isCalm: true },
  firstLook: { at: PLACES.firstLook, isCalm: true },
}

/** Screens whose rows of this kind the menu counts. */
export const menuPlaces = ({ kind }: Pick<Wait, 'kind'>): readonly string[] =>
  MARKED[kind]?.at ?? []

export type Numbered = {
  readonly wait: Pick<Wait, 'kind' | 'path'>
  /** Undefined for an unknown number, which gives no badge. */
  readonly total: number | undefined
}

/** Badges by the path of their screen, and by its group for their sum. */
export function marksOf(numbered: readonly Numbered[]): MenuMarks {
  const marks = new Map<string, { badge: number; isCalm?: true }>()
  for (const { wait, total } of numbered) {
    if (!total || !menuPlaces(wait).includes(wait.path)) continue
    const isCalm = MARKED[wait.kind]?.isCalm ?? false
    for (const path of [wait.path, groupOf(wait.path)]) {
      const before = marks.get(path)
      const badge = (before?.badge ?? 0) + total
      // One urgent row among many calm ones makes the sum urgent.
      marks.set(path, isCalm && (!before || before.isCalm) ? { badge, isCalm } : { badge })
    }
  }
  return marks
}

const groupOf = (path: string): string => String(matchRoute(path).group)
