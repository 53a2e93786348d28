import type { Words } from './words.ts'

/** Limits of a channel; a team starts with these and may change its own copy. */
export type ChannelLimits = {
  /** Characters. */
  readonly title: readonly [min: number, max: number]
  /** Characters. */
  readonly descMax: number
  readonly paragraphsMax: number
  readonly images: readonly [min: number, max: number]
  /** `width:height`, the best first. */
  readonly imageRatios: readonly string[]
  readonly topicsMax: number
  readonly itemsMax: number
}

/** All that differs between channels. A new channel is a new row. */
export type ChannelRow = {
  readonly name: string
  readonly title: Words
  /** Wait after the answer "no data": the long one of a failure, or the short one. */
  readonly waits: { readonly noData: 'failure' | 'empty' }
  readonly limits: ChannelLimits
  /** How the framed page is spoken to: the name of an adapter in `libs/publisher`. */
  readonly frame: string
  /** Review screens that hand out contents of chosen channels, and of this one. */
  readonly reviewScreens: readonly 'jingdong-contents'[]
  /** How the addresses of its creators' workspaces begin; absent without workspaces. */
  readonly workspace?: string
  /** Takes contents through its gateway, without a browser; absent: through its page alone. */
  readonly byServer?: true
}

/**
 * The channels contents are published to, in menu order.
 *
 * @source domain: words, channel; resources spec §4 and §9 (youhaohuoEmptyRetry)
 */
export const CHANNEL_ROWS = [
  {
    name: 'guangguang',
    title: { zh: '逛逛', en: 'Guangguang' },
    waits: { noData: 'failure' },
    limits: {
      title: [1, 30],
      descMax: 1000,
      paragraphsMax: 30,
      images: [1, 18],
      imageRatios: ['3:4', '1:1', '9:16'],
      topicsMax: 3,
      itemsMax: 20,
    },
    frame: 'standard',
    reviewScreens: [],
    workspace: 'gh',
  },
  {
    name: 'wetao',
    title: { zh: '微淘', en: 'Wetao' },
    waits: { noData: 'failure' },
    limits: {
      title: [1, 40],
      descMax: 2000,
      paragraphsMax: 40,
      images: [1, 12],
      imageRatios: ['1:1', '3:4'],
      topicsMax: 2,
      itemsMax: 10,
    },
    frame: 'standard',
    reviewScreens: [],
    byServer: true,
  },
  {
    name: 'pdd',
    title: { zh: '拼多多', en: 'Pinduoduo' },
    waits: { noData: 'failure' },
    limits: {
      title: [1, 30],
      descMax: 500,
      paragraphsMax: 20,
      images: [1, 9],
      imageRatios: ['1:1', '3:4'],
      topicsMax: 3,
      itemsMax: 6,
    },
    frame: 'pdd-info',
    reviewScreens: [],
  },
  {
    name: 'jd',
    title: { zh: '京东', en: 'JD' },
    waits: { noData: 'failure' },
    limits: {
      title: [1, 28],
      descMax: 1000,
      paragraphsMax: 30,
      images: [1, 15],
      imageRatios: ['3:4', '1:1'],
      topicsMax: 3,
      itemsMax: 10,
    },
    frame: 'jd-info',
    reviewScreens: ['jingdong-contents'],
    workspace: 'jd',
  },
  {
    name: 'goudong',
    title: { zh: '购东', en: 'Goudong' },
    waits: { noData: 'failure' },
    limits: {
      title: [1, 28],
      descMax: 800,
      paragraphsMax: 30,
      images: [1, 10],
      imageRatios: ['3:4', '1:1'],
      topicsMax: 3,
      itemsMax: 10,
    },
    frame: 'jd-info',
    reviewScreens: ['jingdong-contents'],
  },
  {
    name: 'daorc',
    title: { zh: '达人号', en: 'Daorc' },
    waits: { noData: 'failure' },
    limits: {
      title: [1, 30],
      descMax: 1000,
      paragraphsMax: 30,
      images: [1, 12],
      imageRatios: ['3:4', '1:1', '16:9'],
      topicsMax: 5,
      itemsMax: 10,
    },
    frame: 'daorc-info',
    reviewScreens: [],
    byServer: true,
  },
  {
    name: 'youhaohuo',
    title: { zh: '有好货', en: 'Youhaohuo' },
    waits: { noData: 'empty' },
    limits: {
      title: [1, 30],
      descMax: 600,
      paragraphsMax: 30,
      images: [1, 10],
      imageRatios: ['1:1', '3:4'],
      topicsMax: 1,
      itemsMax: 6,
    },
    frame: 'standard',
    reviewScreens: [],
    workspace: 'hh',
  },
] as const satisfies readonly ChannelRow[]

export type Channel = (typeof CHANNEL_ROWS)[number]['name']
/** The adapters that the rows name. */
export type ChannelFrame = (typeof CHANNEL_ROWS)[number]['frame']

export const CHANNELS: readonly Channel[] = CHANNEL_ROWS.map(({ name }) => name)

const BY_NAME: ReadonlyMap<string, (typeof CHANNEL_ROWS)[number]> = new Map(
  CHANNEL_ROWS.map((row) => [row.name, row]),
)

/** The row of a channel; undefined for a name that this version does not know. */
export const channelRow = (name: string) => BY_NAME.get(name)

/** The channels that take contents through their gateway. @source domain: channel gateway */
export const SERVER_CHANNELS: readonly Channel[] = CHANNEL_ROWS.flatMap((row) =>
  'byServer' in row ? [row.name] : [],
)

/**
 * How long each channel waits after the answer "no data", in ms.
 *
 * @param waits  the two waits a row can name, in ms
 */
export function noDataWaits(
  waits: Readonly<Record<ChannelRow['waits']['noData'], number>>,
): Readonly<Record<string, number>> {
  return Object.fromEntries(CHANNEL_ROWS.map((row) => [row.name, waits[row.waits.noData]]))
}
