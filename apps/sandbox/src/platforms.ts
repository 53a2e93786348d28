import { CHANNEL_PLATFORMS, SOURCE_PLATFORMS, type Platform, type Words } from '@omc/demo-world'

/** A frame subject that requests the page's signed-in account. */
export type InfoSubject = 'UserInfo' | 'CreatorInfo' | 'PddInfo' | 'JdInfo' | 'DaorcInfo'

/** Properties of one channel; all differences between channels are in its row. */
export type PlatformRow = Platform & {
  readonly office: Words
  /** Two ends of the header gradient and the solid colour; white text reads ≥ 4.5:1 on all three. */
  readonly brand: { readonly from: string; readonly to: string; readonly solid: string }
  readonly infoSubjects: readonly InfoSubject[]
  readonly limits: { readonly title: number; readonly images: number; readonly items: number }
}

const ASKED_EVERYWHERE: readonly InfoSubject[] = ['UserInfo', 'CreatorInfo']

const LIMITS = { title: 60, images: 18, items: 20 } as const

/** Look and answers of each channel's pages. */
const LOOKS: Record<
  (typeof CHANNEL_PLATFORMS)[number]['platform'],
  Pick<PlatformRow, 'office' | 'brand' | 'infoSubjects'>
> = {
  guangguang: {
    office: { zh: '逛逛创作中心', en: 'Guangguang creator centre' },
    brand: { from: '#c2410c', to: '#d0342c', solid: '#c2410c' },
    infoSubjects: ASKED_EVERYWHERE,
  },
  wetao: {
    office: { zh: '微淘内容后台', en: 'Wetao content office' },
    brand: { from: '#b45309', to: '#c2410c', solid: '#b45309' },
    infoSubjects: ASKED_EVERYWHERE,
  },
  pdd: {
    office: { zh: '拼多多创作台', en: 'Pinduoduo studio' },
    brand: { from: '#be123c', to: '#b91c1c', solid: '#be123c' },
    infoSubjects: [...ASKED_EVERYWHERE, 'PddInfo'],
  },
  jd: {
    office: { zh: '京东达人平台', en: 'JD creator platform' },
    brand: { from: '#991b1b', to: '#c81e1e', solid: '#b91c1c' },
    infoSubjects: [...ASKED_EVERYWHERE, 'JdInfo'],
  },
  goudong: {
    office: { zh: '购东内容工作台', en: 'Goudong content desk' },
    brand: { from: '#9d174d', to: '#be185d', solid: '#9d174d' },
    infoSubjects: [...ASKED_EVERYWHERE, 'JdInfo'],
  },
  daorc: {
    office: { zh: '达人号管理后台', en: 'Daren account office' },
    brand: { from: '#5b21b6', to: '#7c3aed', solid: '#6d28d9' },
    infoSubjects: [...ASKED_EVERYWHERE, 'DaorcInfo'],
  },
  youhaohuo: {
    office: { zh: '有好货招选中心', en: 'Youhaohuo selection centre' },
    brand: { from: '#0f766e', to: '#047857', solid: '#0f766e' },
    infoSubjects: ASKED_EVERYWHERE,
  },
}

/**
 * The channels that can be published to, in menu order.
 *
 * @source domain: words, channel
 */
export const PLATFORMS: readonly PlatformRow[] = CHANNEL_PLATFORMS.map((one) => ({
  ...one,
  ...LOOKS[one.platform],
  limits: LIMITS,
}))

const BY_NAME = new Map(PLATFORMS.map((row) => [row.platform, row]))

/** The row of a channel, or undefined for an unknown name. */
export const findPlatform = (platform: string): PlatformRow | undefined => BY_NAME.get(platform)

/** Channels first, then sources. */
export const ALL_PLATFORMS: readonly Platform[] = [...PLATFORMS, ...SOURCE_PLATFORMS]

const ANY_BY_NAME = new Map(ALL_PLATFORMS.map((row) => [row.platform, row]))

/** The row of a channel or source, or undefined for a name that is neither. */
export const findAnyPlatform = (platform: string): Platform | undefined => ANY_BY_NAME.get(platform)
