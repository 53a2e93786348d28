import { CHANNEL_PLATFORMS, SOURCE_PLATFORMS, type Platform } from '@omc/demo-world'

export interface DemoChannel {
  name: string
  titleZh: string
  titleEn: string
  capabilities: { publish: boolean; draft: boolean; lookup: boolean; remove: boolean }
}

const ALL = { publish: true, draft: true, lookup: true, remove: true }
const COLLECTED = { publish: false, draft: false, lookup: false, remove: false }

const toChannel =
  (capabilities: DemoChannel['capabilities']) =>
  ({ platform, name }: Platform): DemoChannel => ({
    name: platform,
    titleZh: name.zh,
    titleEn: name.en,
    capabilities,
  })

/** The platforms that can be published to. @source domain: words, channel */
export const DEMO_CHANNELS: readonly DemoChannel[] = CHANNEL_PLATFORMS.map(toChannel(ALL))

/** The platforms that are only collected from. @source domain: words, channel */
export const DEMO_SOURCES: readonly DemoChannel[] = SOURCE_PLATFORMS.map(toChannel(COLLECTED))
