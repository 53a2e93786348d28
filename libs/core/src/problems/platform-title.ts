import { channelRow } from '../vocabulary/channels.ts'
import type { SourcePlatform } from '../vocabulary/platforms.ts'
import type { Words } from '../vocabulary/words.ts'

/** Titles of the platforms that are only collected from. */
const SOURCE_TITLES: Readonly<Record<SourcePlatform, Words>> = {
  douyin: { zh: '抖音', en: 'Douyin' },
  buyin: { zh: '百应', en: 'Buyin' },
  compass: { zh: '罗盘', en: 'Compass' },
  dewu: { zh: '得物', en: 'Dewu' },
  redbook: { zh: '小红书', en: 'Redbook' },
  guanghe: { zh: '光合', en: 'Guanghe' },
  taobaoke: { zh: '淘宝客', en: 'Taobaoke' },
}

/** Title of a channel or platform in both languages; undefined for an unknown name. */
export const platformTitle = (name: string): Words | undefined =>
  channelRow(name)?.title ?? (isSource(name) ? SOURCE_TITLES[name] : undefined)

const isSource = (name: string): name is SourcePlatform => Object.hasOwn(SOURCE_TITLES, name)
