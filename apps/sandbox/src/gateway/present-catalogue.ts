import type { Goods, Piece, creatorOf } from '@omc/demo-world'
import type { Platform } from '@omc/demo-world'

const pictureAt = (origin: string) => (id: string) => `${origin}/pictures/${id}.svg`

/** A product on the wire. */
export const presentGoods = (origin: string, { platform }: Platform, goods: Goods) => ({
  item_id: goods.item_id,
  title: goods.title,
  shop_title: goods.shop_title,
  pic_url: pictureAt(origin)(goods.pictures[0] ?? goods.item_id),
  item_url: `${origin}/items/${platform}/${encodeURIComponent(goods.item_id)}`,
  images: goods.pictures.map(pictureAt(origin)),
  category: goods.kind.category,
  price: goods.price,
  commission_rate: goods.commission_rate,
  commission_price: goods.commission_price,
  sales: goods.sales,
  available: goods.available,
  brand: goods.brand,
  attributes: goods.attributes,
})

/** A piece on the wire. */
export const presentPiece = (origin: string, piece: Piece) => {
  const [cover = piece.content_id, ...rest] = piece.pictures.map(pictureAt(origin))
  return {
    content_id: piece.content_id,
    author_id: piece.author_id,
    kind: piece.kind,
    title: piece.title,
    desc: piece.desc,
    cover,
    images: piece.kind === 'image' ? [cover, ...rest] : [],
    video: piece.clip === undefined ? '' : `${origin}/clips/${piece.clip}.webm`,
    audio_text: piece.audioText,
    ratio: piece.ratio,
    topic: piece.topic,
    item_ids: [...piece.item_ids],
    published_at: new Date(piece.publishedAt).toISOString(),
    play_count: piece.figures.play,
    like_count: piece.figures.like,
    collect_count: piece.figures.collect,
    comment_count: piece.figures.comment,
  }
}

/** An outside creator on the wire. */
export const presentCreator = (
  origin: string,
  { platform }: Platform,
  [id, creator]: [string, ReturnType<typeof creatorOf>],
) => ({
  creator_id: id,
  nickname: creator.nickname,
  avatar: origin + creator.avatarPath,
  home_page_url: homePage(origin, platform, id),
  category: creator.category,
  channel_tags: [...creator.tags],
  area_tag: creator.area,
  fans_count: creator.fans,
  video_30day_count: creator.videos,
  video_30day_pv: creator.views,
  video_30day_rate: creator.rate,
})

export const homePage = (origin: string, platform: string, id: string): string =>
  `${origin}/home/${platform}/${encodeURIComponent(id)}`
