export interface DemoChannel {
  name: string
  titleZh: string
  titleEn: string
  capabilities: { publish: boolean; draft: boolean; lookup: boolean; remove: boolean }
}

const ALL = { publish: true, draft: true, lookup: true, remove: true }

/** The platforms that can be published to. @source domain: words, channel */
export const DEMO_CHANNELS: readonly DemoChannel[] = [
  { name: 'guangguang', titleZh: '逛逛', titleEn: 'Guangguang', capabilities: ALL },
  { name: 'wetao', titleZh: '微淘', titleEn: 'Wetao', capabilities: ALL },
  { name: 'pdd', titleZh: '拼多多', titleEn: 'Pinduoduo', capabilities: ALL },
  { name: 'jd', titleZh: '京东', titleEn: 'JD', capabilities: ALL },
  { name: 'goudong', titleZh: '京东（购东）', titleEn: 'Goudong', capabilities: ALL },
  { name: 'daorc', titleZh: '达人号', titleEn: 'Daorc', capabilities: ALL },
  { name: 'youhaohuo', titleZh: '有好货', titleEn: 'Youhaohuo', capabilities: ALL },
]

const COLLECTED = { publish: false, draft: false, lookup: false, remove: false }

/** The platforms that are only collected from. @source domain: words, channel */
export const DEMO_SOURCES: readonly DemoChannel[] = [
  { name: 'douyin', titleZh: '抖音', titleEn: 'Douyin', capabilities: COLLECTED },
  { name: 'buyin', titleZh: '百应', titleEn: 'Buyin', capabilities: COLLECTED },
  { name: 'compass', titleZh: '罗盘', titleEn: 'Compass', capabilities: COLLECTED },
  { name: 'dewu', titleZh: '得物', titleEn: 'Dewu', capabilities: COLLECTED },
  { name: 'redbook', titleZh: '小红书', titleEn: 'Redbook', capabilities: COLLECTED },
  { name: 'guanghe', titleZh: '光合', titleEn: 'Guanghe', capabilities: COLLECTED },
  { name: 'taobaoke', titleZh: '淘宝客', titleEn: 'Taobaoke', capabilities: COLLECTED },
]
