/** A text in the two languages of the product. */
export type Words = { readonly zh: string; readonly en: string }

/** An outside platform of the world. */
export type Platform = {
  readonly platform: string
  readonly name: Words
  /** Leading digits of the ids of its goods, people and posts. */
  readonly feedPrefix: string
}

/**
 * The platforms that can be published to, in menu order.
 *
 * @source domain: words, channel
 */
export const CHANNEL_PLATFORMS = [
  { platform: 'guangguang', name: { zh: '逛逛', en: 'Guangguang' }, feedPrefix: '3' },
  { platform: 'wetao', name: { zh: '微淘', en: 'Wetao' }, feedPrefix: '2' },
  { platform: 'pdd', name: { zh: '拼多多', en: 'Pinduoduo' }, feedPrefix: '7' },
  { platform: 'jd', name: { zh: '京东', en: 'JD' }, feedPrefix: '5' },
  { platform: 'goudong', name: { zh: '京东（购东）', en: 'Goudong' }, feedPrefix: '6' },
  { platform: 'daorc', name: { zh: '达人号', en: 'Daorc' }, feedPrefix: '8' },
  { platform: 'youhaohuo', name: { zh: '有好货', en: 'Youhaohuo' }, feedPrefix: '4' },
] as const satisfies readonly Platform[]

/** The platforms that are only collected from. @source domain: words, channel */
export const SOURCE_PLATFORMS = [
  { platform: 'douyin', name: { zh: '抖音', en: 'Douyin' }, feedPrefix: '91' },
  { platform: 'buyin', name: { zh: '百应', en: 'Buyin' }, feedPrefix: '92' },
  { platform: 'compass', name: { zh: '罗盘', en: 'Compass' }, feedPrefix: '93' },
  { platform: 'dewu', name: { zh: '得物', en: 'Dewu' }, feedPrefix: '94' },
  { platform: 'redbook', name: { zh: '小红书', en: 'Redbook' }, feedPrefix: '95' },
  { platform: 'guanghe', name: { zh: '光合', en: 'Guanghe' }, feedPrefix: '96' },
  { platform: 'taobaoke', name: { zh: '淘宝客', en: 'Taobaoke' }, feedPrefix: '97' },
] as const satisfies readonly Platform[]

/** The name of a platform of the world. */
export type PlatformName = (
  | (typeof CHANNEL_PLATFORMS)[number]
  | (typeof SOURCE_PLATFORMS)[number]
)['platform']

const BY_NAME: ReadonlyMap<string, Platform> = new Map(
  [...CHANNEL_PLATFORMS, ...SOURCE_PLATFORMS].map((one) => [one.platform, one]),
)

/**
 * The platform of a name.
 *
 * @throws Error for a name that is none
 */
export function platformOf(name: string): Platform {
  const found = BY_NAME.get(name)
  if (!found) throw new Error(`no platform "${name}"`)
  return found
}
