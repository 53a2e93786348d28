import type { Context } from '../../jsonapi/context.ts'
import type { DerivedRow } from '../../workflows/derive-rows.ts'
import { toYuan } from '../../workflows/materials/fen.ts'
import { itemsOf, type ItemRow, type MaterialRow } from './find-material.ts'
import { picturesOf, textsOf } from './material-texts.ts'

interface Wanted {
  title?: string | undefined
  channel?: string | undefined
  topic?: string | undefined
  userId?: number | undefined
}

/** Pictures one content takes along. */
const MOST_IMAGES = 18
/** Items one content takes along. */
const MOST_ITEMS = 20

/**
 * The content that a material makes: its pictures (the made ones first), texts and items. With
 * pictures it is ready; without any it waits for them.
 *
 * @source domain: content life cycle (processed = ready)
 */
export async function contentOfMaterial(
  context: Context,
  material: MaterialRow,
  wanted: Wanted,
): Promise<DerivedRow> {
  const items = await itemsOf(context, material.id, MOST_ITEMS)
  const pictures = await picturesOf(context, material.id)
  const paragraphs = await textsOf(context, material.id, 'paragraph')
  const recommends = await textsOf(context, material.id, 'recommend')
  const descs = await textsOf(context, material.id, 'desc')
  const images = [
    ...pictures.map(({ make_image, image }) => make_image || image),
    ...(pictures.length === 0 ? items.flatMap((item) => picturesOfItem(item)) : []),
  ]
  return {
    source: String(material.id),
    origin: { type: 'carry_materials', id: String(material.id) },
    values: {
      ...contentValues({ images, items, cover: material.cover_url }),
      business_team_id: material.business_team_id,
      user_id: wanted.userId ?? material.user_id,
      title: wanted.title ?? recommends[0]?.text ?? material.title,
      desc: descs.at(-1)?.text ?? '',
      paragraphs: paragraphs.map(({ text }) => text),
      source: material.source,
      channel: wanted.channel ?? '',
      topic: wanted.topic ?? '',
      category: material.category,
      carry_material_id: material.id,
      business_category_id: material.business_category_id,
    },
  }
}

export const picturesOfItem = ({ pic_url, images }: ItemRow): string[] =>
  [pic_url, ...images].filter((url) => url !== '')

/** The columns of a content that follow from pictures and items. */
export const contentValues = ({
  images,
  items,
  cover,
}: {
  images: readonly string[]
  items: readonly ItemRow[]
  cover: string
}) => {
  const distinct = [...new Set(images)].slice(0, MOST_IMAGES)
  return {
    images: distinct,
    cover: cover || (distinct[0] ?? ''),
    item_picture: items[0]?.pic_url ?? '',
    items: JSON.stringify(items.map(itemOfContent)),
    carry_item_id: items[0]?.id ?? null,
    status: distinct.length > 0 ? 'processed' : 'fetched',
  }
}

const itemOfContent = (item: ItemRow) => ({
  item_id: item.item_id,
  title: item.title,
  source: item.source,
  price: toYuan(item.price_fen),
  pic_url: item.pic_url,
  item_url: item.item_url,
})
