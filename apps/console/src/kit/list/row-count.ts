import type { Page } from '@omc/sdk'
import { formatCount } from '@omc/shell'

export type RowCount = {
  readonly total: number
  /** The server stopped counting there. */
  readonly isAtLeast: boolean
}

/** Number of matching rows that a page of a list reports. */
export const rowCountOf = ({
  total,
  totalCapped,
}: Pick<Page<unknown>, 'total' | 'totalCapped'>): RowCount => ({ total, isAtLeast: totalCapped })

/** "1,284", or "10,000+" where the server stopped counting. */
export const rowCountText = ({ total, isAtLeast }: RowCount): string =>
  formatCount(total) + (isAtLeast ? '+' : '')
