import { isRecord } from '../../kernel/data/is-record.ts'
import type { Good } from './piece.ts'

/** Products of a content: its sources write them with fields of their own. */
export const readGoods = (items: readonly unknown[]): readonly Good[] =>
  items.filter(isRecord).map((item, at) => ({
    id: textOf(item['item_id'] ?? item['id']) || String(at),
    title: textOf(item['title']),
    picture: textOf(item['pic_url'] ?? item['image']),
    price: numberOf(item['price']),
    commission: numberOf(item['commission_rate']),
    isAvailable: typeof item['available'] === 'boolean' ? item['available'] : null,
  }))

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}
