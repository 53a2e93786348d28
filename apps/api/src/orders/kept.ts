/**
 * The rule of all figures of orders: every order counts, and its amount is the gross one; what was
 * sent back is not in the net amount and earns nothing.
 */
export const KEPT = `t.status <> 'refunded'`

/** Earnings of an order, in fen, from the commission its channel reports. */
export const earnedFen = (status: string, cpsFen: number): number =>
  status === 'refunded' ? 0 : cpsFen
