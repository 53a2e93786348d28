import type { Platform } from '@omc/core'
import type { WebSearch } from '@omc/core/shell'
import { ExternalLink, Globe } from 'lucide-react'
import { i18n } from '../../app/i18n/i18n.ts'
import type { PaletteItem } from './palette-item.ts'
import type { Titles } from './titles-in.ts'

/** Where a platform's own desk for creators and shops is. */
const DESKS = [
  ['guanghe', 'https://creator.guanghe.taobao.com/'],
  ['taobaoke', 'https://pub.alimama.com/'],
  ['jd', 'https://dr.jd.com/'],
  ['pdd', 'https://mms.pinduoduo.com/'],
  ['douyin', 'https://creator.douyin.com/'],
  ['buyin', 'https://buyin.jinritemai.com/'],
  ['compass', 'https://compass.jinritemai.com/'],
  ['redbook', 'https://creator.xiaohongshu.com/'],
] as const satisfies readonly (readonly [platform: Platform, url: string])[]

/** The words themselves, to look for on the web; none for no words. */
export function wordsItem(typed: string, web: WebSearch): PaletteItem | null {
  const words = typed.trim()
  if (words === '') return null
  return {
    id: 'web/words',
    kind: 'action',
    titles: [i18n.t('search.forWords', { words })],
    Icon: Globe,
    run: () => void web.open({ words }),
  }
}

/** Pages with an address of their own. @source console spec §2, search dialog */
export function deskItems(titles: Titles, web: WebSearch): readonly PaletteItem[] {
  return DESKS.map(([platform, url]) => ({
    id: `web/${platform}`,
    kind: 'screen',
    titles: titles((t) => t(`search.desk.${platform}`)),
    keywords: [platform],
    Icon: ExternalLink,
    hint: new URL(url).host,
    run: () => void web.open({ words: platform, url }),
  }))
}
