import { madeOnce } from './made-once.ts'

type Decimals = Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>

/** @source console spec §9, currency */
export const CURRENCY = 'CNY'

const withDecimals = (decimals: Decimals) =>
  madeOnce(
    () => new Intl.NumberFormat('zh-cn', { style: 'currency', currency: CURRENCY, ...decimals }),
  )
const whole = withDecimals({ minimumFractionDigits: 0, maximumFractionDigits: 0 })
const parts = withDecimals({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * `¥129`, `¥129.50`, `-¥1,284`: no decimals for whole numbers, two for all others. A value that
 * rounds to a whole amount has no decimals. `—` for a value that is not an amount.
 *
 * @param yuan  an amount as the API gives it; numbers come as text too
 * @source      console spec §9, currency
 */
export function formatCny(yuan: number | string | null | undefined): string {
  const amount = typeof yuan === 'string' && yuan.trim() !== '' ? Number(yuan) : yuan
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return '—'
  // Through the text of the number: 1.005 × 100 is 100.49999999999999.
  const fen = Math.round(Number(`${amount}e2`))
  const rounded = Number.isFinite(fen) ? fen / 100 : amount
  const shown = rounded === 0 ? 0 : rounded
  return Number.isInteger(shown) ? whole().format(shown) : parts().format(shown)
}
