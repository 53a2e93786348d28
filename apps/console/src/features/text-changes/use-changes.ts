import { useState } from 'react'
import { changesIn, textWith, type Piece } from './pieces.ts'

/** Accepted changes of a text; at first all of them. */
export type Changes = ReturnType<typeof useChanges>

export function useChanges(pieces: readonly Piece[]) {
  const all = changesIn(pieces)
  const [left, setLeft] = useState<readonly number[]>([])
  const taken = new Set(all.filter((at) => !left.includes(at)))
  return {
    pieces,
    taken,
    count: all.length,
    text: textWith(pieces, taken),
    toggle: (at: number) =>
      setLeft(left.includes(at) ? left.filter((one) => one !== at) : [...left, at]),
    takeAll: () => setLeft([]),
    leaveAll: () => setLeft(all),
  }
}
