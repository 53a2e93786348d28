import { stableHash, stablePick } from '../chance/stable-hash.ts'
import { KINDS } from './kinds.ts'
import type { Kind } from './kinds.ts'
import { BRANDS, SHOP_KINDS } from './phrases.ts'

/** A product, without the addresses that depend on where the stand-in listens. */
export type Goods = {
  readonly item_id: string
  readonly title: string
  readonly shop_title: string
  /** Ids of its pictures, the first is the main one. */
  readonly pictures: readonly string[]
  readonly kind: Kind
  /** One of the styles of its kind. */
  readonly style: string
  readonly price: number
  readonly commission_rate: number
  readonly commission_price: number
  readonly sales: number
  readonly available: boolean
  readonly brand: string
  readonly attributes: Record<string, string>
}

/** How many products each platform lists. */
export const LISTED = 1200

/** Ids that a platform lists, oldest first. */
export const listedId = (prefix: string, place: number): string =>
  `${prefix}${String(10_000_000 + place * 4099 + (stableHash(`${prefix}:${place}`) % 4000))}`

/** Whether an id is one: any with four digits together, but for those that ended. */
export const isKnownId = (id: string): boolean => /\d{4}/.test(id) && !id.endsWith('0404')

/**
 * The product of an id; the same id always is the same product. About one in twenty-five has been
 * taken off sale.
 */
export function goodsOf(id: string): Goods {
  const roll = (use: string, from: number, to: number): number =>
    from + (stableHash(`${id}:${use}`) % (to - from + 1))
  const kind = stablePick(`${id}:kind`, KINDS)
  const place = KINDS.indexOf(kind)
  const brand = stablePick(`${id}:brand`, BRANDS)
  const style = stablePick(`${id}:style`, kind.styles)
  const other = kind.styles[(kind.styles.indexOf(style) + 1) % kind.styles.length] ?? style
  const priceFen = roll('price', kind.price[0], kind.price[1]) * 100 - roll('cents', 0, 1) * 10
  const ratePercent = roll('rate', kind.commission[0] * 2, kind.commission[1] * 2) / 2
  const selling = stablePick(`${id}:selling`, kind.selling)
  return {
    item_id: id,
    title: `${brand} ${style}${kind.name} ${other} ${selling}`,
    shop_title: `${brand}${stablePick(`${id}:shop`, SHOP_KINDS)}`,
    pictures: Array.from({ length: roll('pictures', 3, 6) }, (_, turn) =>
      pictureId(place, id, turn),
    ),
    kind,
    style,
    price: priceFen / 100,
    commission_rate: ratePercent,
    commission_price: Math.round((priceFen * ratePercent) / 100) / 100,
    sales: Math.floor(roll('sales', 20, 300) ** 2 / roll('slow', 1, 9)),
    available: roll('available', 0, 24) !== 0,
    brand,
    attributes: attributesOf(id, { kind, brand, style }),
  }
}

/** Pictures name the kind they show, so that a cup is drawn as a cup. */
export const pictureId = (kindPlace: number, id: string, turn: number): string =>
  `k${kindPlace}-${stableHash(`${id}:picture:${turn}`)}`

const MATERIALS: Record<string, readonly [string, ...string[]]> = {
  女装: ['棉', '羊毛混纺', '聚酯纤维', '亚麻'],
  运动: ['锦纶', '网布', '聚酯纤维'],
  鞋靴: ['头层牛皮', '超纤', '网布'],
  箱包: ['帆布', '牛皮', '尼龙'],
  家居: ['不锈钢', '陶瓷', '原木', '玻璃'],
  厨具: ['不锈钢', '铝合金', '高硼硅玻璃'],
  母婴: ['A类纯棉', '食品级硅胶', 'ABS'],
}

function attributesOf(
  id: string,
  { kind, brand, style }: { kind: Kind; brand: string; style: string },
): Record<string, string> {
  const materials = MATERIALS[kind.category]
  return {
    品牌: brand,
    货号: `${brand.length}${stableHash(`${id}:model`) % 100_000}`,
    款式: style,
    产地: stablePick(`${id}:origin`, ['浙江', '广东', '江苏', '福建', '山东'] as const),
    ...(materials ? { 材质: stablePick(`${id}:material`, materials) } : { 保质期: '24个月' }),
  }
}
