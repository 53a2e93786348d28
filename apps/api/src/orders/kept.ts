/**
 * The rule of all figures of orders: every order counts, and its amount is the gross one; what was
 * sent back is not in the net amount and earns nothing.
 */
export const KEPT = `t.status <> 'refunded'`

/** What an order earns, in fen, when its channel says so much. */
export const earnedFen = (status: string, cpsFen: number): number =>
  status === 'refunded' ? 0 : cpsFen
