import { problem } from '../../kernel/problem.ts'

/**
 * Fen of a price that a channel names in yuan. What it has beyond two decimals is rounded; a price
 * below nothing is none.
 */
export const toFen = (yuan: number): number => Math.max(0, Math.round(yuan * 100))

/** Yuan with at most two decimals. */
export const toYuan = (fen: number): number => fen / 100

/**
 * Fen of an amount that a person wrote.
 *
 * @throws Problem 422 `too_precise` when it has more than two decimals
 * @source domain: settled numbers (money)
 */
export function exactFen(yuan: number, attribute: string): number {
  const fen = Math.round(yuan * 100)
  // Of two decimals there is one number, however it was come by.
  if (toYuan(fen) === yuan) return fen
  throw problem(
    'too_precise',
    {},
    {
      source: { pointer: `/data/attributes/${attribute}` },
    },
  )
}
