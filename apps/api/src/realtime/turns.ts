/**
 * Members in as many parts as there are turns, about equally many in each: a new member has its
 * first turn after a whole round at the longest, then one in each round.
 */
export type Turns<Member> = Iterable<Member> & {
  add(member: Member): void
  delete(member: Member): void
  /** The members whose turn it is. */
  next(): Iterable<Member>
  readonly size: number
}

export function createTurns<Member>(partCount: number): Turns<Member> {
  const parts = Array.from({ length: partCount }, () => new Set<Member>())
  let turn = 0
  // The first client is in the last part: it is pinged after a full interval.
  let filling = partCount - 1
  return {
    add(member) {
      parts[filling]?.add(member)
      filling = (filling + 1) % partCount
    },
    delete(member) {
      for (const part of parts) if (part.delete(member)) return
    },
    next() {
      const part = parts[turn] ?? []
      turn = (turn + 1) % partCount
      return part
    },
    get size() {
      return parts.reduce((sum, part) => sum + part.size, 0)
    },
    *[Symbol.iterator]() {
      for (const part of parts) yield* part
    },
  }
}
