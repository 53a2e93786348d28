import { engineAddresses, type WebSearch } from '@omc/shell'
import { Globe } from 'lucide-react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { PaletteItem } from './palette-item.ts'

/**
 * Web searches for the typed words: the default engine first, then the others, each with its own
 * address. Empty for no words.
 *
 * @source console spec §2, search dialog
 */
export function webItems(typed: string, web: WebSearch): readonly PaletteItem[] {
  const words = typed.trim()
  return engineAddresses(words).map(({ engine, url }, at) => ({
    id: `web/${engine}`,
    kind: 'action',
    titles: [i18n.t('search.forWords', { words })],
    Icon: Globe,
    hint: engine,
    run: () => void web.open(at === 0 ? { words } : { words, url }),
  }))
}
