/** A text in the two languages of the product. */
export type Words = { readonly zh: string; readonly en: string }

/** A frame subject that asks the page who is signed in. */
export type InfoSubject = 'UserInfo' | 'CreatorInfo' | 'PddInfo' | 'JdInfo' | 'DaorcInfo'

/** What every outside platform has, also one that is only collected from. */
export type AnyPlatform = {
  readonly platform: string
  readonly name: Words
  /** Leading digits of the platform's ids. */
  readonly feedPrefix: string
}

/** What one channel is like; everything that differs between channels is in its row. */
export type PlatformRow = AnyPlatform & {
  readonly office: Words
  /** Two ends of the header gradient and the solid colour; white text reads ≥ 4.5:1 on all three. */
  readonly brand: { readonly from: string; readonly to: string; readonly solid: string }
  readonly infoSubjects: readonly InfoSubject[]
  readonly limits: { readonly title: number; readonly images: number; readonly items: number }
}

const ASKED_EVERYWHERE: readonly InfoSubject[] = ['UserInfo', 'CreatorInfo']

/**
 * The channels that can be published to, in menu order.
 *
 * @source domain: words, channel
 */
export const PLATFORMS: readonly PlatformRow[] = [
  {
    platform: 'guangguang',
    name: { zh: '逛逛', en: 'Guangguang' },
    office: { zh: '逛逛创作中心', en: 'Guangguang creator centre' },
    brand: { from: '#c2410c', to: '#d0342c', solid: '#c2410c' },
    feedPrefix: '3',
    infoSubjects: ASKED_EVERYWHERE,
    limits: { title: 60, images: 18, items: 20 },
  },
  {
    platform: 'wetao',
    name: { zh: '微淘', en: 'Wetao' },
    office: { zh: '微淘内容后台', en: 'Wetao content office' },
    brand: { from: '#b45309', to: '#c2410c', solid: '#b45309' },
    feedPrefix: '2',
    infoSubjects: ASKED_EVERYWHERE,
    limits: { title: 60, images: 18, items: 20 },
  },
  {
    platform: 'pdd',
    name: { zh: '拼多多', en: 'Pinduoduo' },
    office: { zh: '拼多多创作台', en: 'Pinduoduo studio' },
    brand: { from: '#be123c', to: '#b91c1c', solid: '#be123c' },
    feedPrefix: '7',
    infoSubjects: [...ASKED_EVERYWHERE, 'PddInfo'],
    limits: { title: 60, images: 18, items: 20 },
  },
  {
    platform: 'jd',
    name: { zh: '京东', en: 'JD' },
    office: { zh: '京东达人平台', en: 'JD creator platform' },
    brand: { from: '#991b1b', to: '#c81e1e', solid: '#b91c1c' },
    feedPrefix: '5',
    infoSubjects: [...ASKED_EVERYWHERE, 'JdInfo'],
    limits: { title: 60, images: 18, items: 20 },
  },
  {
    platform: 'goudong',
    name: { zh: '京东(购东)', en: 'JD Goudong' },
    office: { zh: '购东内容工作台', en: 'Goudong content desk' },
    brand: { from: '#9d174d', to: '#be185d', solid: '#9d174d' },
    feedPrefix: '6',
    infoSubjects: [...ASKED_EVERYWHERE, 'JdInfo'],
    limits: { title: 60, images: 18, items: 20 },
  },
  {
    platform: 'daorc',
    name: { zh: '达人号', en: 'Daren' },
    office: { zh: '达人号管理后台', en: 'Daren account office' },
    brand: { from: '#5b21b6', to: '#7c3aed', solid: '#6d28d9' },
    feedPrefix: '8',
    infoSubjects: [...ASKED_EVERYWHERE, 'DaorcInfo'],
    limits: { title: 60, images: 18, items: 20 },
  },
  {
    platform: 'youhaohuo',
    name: { zh: '有好货', en: 'Youhaohuo' },
    office: { zh: '有好货招选中心', en: 'Youhaohuo selection centre' },
    brand: { from: '#0f766e', to: '#047857', solid: '#0f766e' },
    feedPrefix: '4',
    infoSubjects: ASKED_EVERYWHERE,
    limits: { title: 60, images: 18, items: 20 },
  },
]

const BY_NAME = new Map(PLATFORMS.map((row) => [row.platform, row]))

/** The row of a channel, or undefined for a name that is none. */
export const findPlatform = (platform: string): PlatformRow | undefined => BY_NAME.get(platform)

/** The platforms that are only collected from: nothing is published there. */
export const SOURCES: readonly AnyPlatform[] = [
  { platform: 'douyin', name: { zh: '抖音', en: 'Douyin' }, feedPrefix: '91' },
  { platform: 'buyin', name: { zh: '百应', en: 'Buyin' }, feedPrefix: '92' },
  { platform: 'compass', name: { zh: '罗盘', en: 'Compass' }, feedPrefix: '93' },
  { platform: 'dewu', name: { zh: '得物', en: 'Dewu' }, feedPrefix: '94' },
  { platform: 'redbook', name: { zh: '小红书', en: 'Redbook' }, feedPrefix: '95' },
  { platform: 'guanghe', name: { zh: '光合', en: 'Guanghe' }, feedPrefix: '96' },
  { platform: 'taobaoke', name: { zh: '淘宝客', en: 'Taobaoke' }, feedPrefix: '97' },
]

/** Channels first, then sources. */
export const ALL_PLATFORMS: readonly AnyPlatform[] = [...PLATFORMS, ...SOURCES]

const ANY_BY_NAME = new Map(ALL_PLATFORMS.map((row) => [row.platform, row]))

/** The row of a channel or source, or undefined for a name that is neither. */
export const findAnyPlatform = (platform: string): AnyPlatform | undefined =>
  ANY_BY_NAME.get(platform)
