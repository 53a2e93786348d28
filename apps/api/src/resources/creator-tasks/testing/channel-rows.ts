import type { AuthorContent, Goods } from '../../../gateway/gateway.ts'

/** A table as the import takes it. */
export const table = (...lines: string[][]) =>
  Buffer.from(lines.map((cells) => cells.join(',')).join('\n')).toString('base64')

/** Goods as a channel lists them. */
export const goods = (item_id: string, title = `商品 ${item_id}`): Goods => ({
  item_id,
  title,
  shop_title: '店',
  pic_url: 'https://img.test/p.jpg',
  item_url: 'https://item.test/p',
  images: [],
  category: '家居',
  price: 12.34,
  commission_rate: 10,
  commission_price: 0.99,
  sales: 5,
  available: true,
  brand: '星河',
  attributes: {},
})

/** A piece of an outside author. */
export const piece = (content_id: string, play_count = 9): AuthorContent => ({
  content_id,
  author_id: 'a',
  kind: 'image',
  title: `外部 ${content_id}`,
  desc: '正文',
  cover: 'https://img.test/c.jpg',
  images: ['https://img.test/c.jpg'],
  video: '',
  audio_text: '',
  ratio: '3:4',
  topic: '',
  item_ids: [],
  published_at: '2026-06-01T00:00:00.000Z',
  play_count,
  like_count: 0,
  collect_count: 0,
  comment_count: 0,
})
