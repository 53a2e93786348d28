/**
 * Chance as a port: `next()` gives a number in [0, 1).
 *
 * @source architecture: time and chance are input
 */
export interface Random {
  next(): number
}
