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
