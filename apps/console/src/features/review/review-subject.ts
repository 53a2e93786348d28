import type { WriteOperation } from '@omc/sdk'
import type { Piece } from './piece.ts'
import type { Verdict } from './review-state.ts'

export type Judgement = {
  readonly verdict: Exclude<Verdict, 'skipped'>
  readonly reason: string
}

/** Narrowing of a queue by the reviewer, from the address. */
export type Narrowing = { readonly source?: string; readonly category?: string }

/** Subject of a review: how pieces are taken, held and decided on. */
export type Subject = {
  /** Decides; its entries of the trail are the reviewer's decisions. */
  readonly operation: WriteOperation
  /** Up to `count` pieces besides the known ones; none when there is nothing more. */
  readonly take: (count: number, known: ReadonlySet<string>) => Promise<readonly Piece[]>
  /** @returns the undo id; null when nothing can be undone */
  readonly decide: (
    piece: Pick<Piece, 'id' | 'version'>,
    judgement: Judgement,
  ) => Promise<string | null>
  readonly read: (id: string) => Promise<Piece>
  /** Holds a piece for another lease. Where pieces are not held: reads it. */
  readonly keep: (piece: Piece) => Promise<Piece>
  readonly release: (piece: Piece) => Promise<unknown>
  /** How many await review. */
  readonly count: () => Promise<number>
}

/** A batch answered that a piece could not be decided on. */
export class PieceRefused extends Error {
  override readonly name = 'PieceRefused'
}
